// The words of one language as one module: `virtual:words/es` is the text of its Fluent files that the browser needs.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const PREFIX = 'virtual:words/'
// What the terminal, the printed books and the server say: a refusal comes from the server with its sentence.
const NOT_HERE = new Set(
  ['cli', 'differences', 'dossiers', 'play', 'randomness', 'store', 'findings', 'headings', 'law-files', 'live', 'mistakes', 'openings', 'refusals', 'rulebook', 'scenarios', 'server'].map((name) => `${name}.ftl`),
)
const ELSEWHERE = /^(?:play|rng|refused|bad)-[\w-]+ *=.*\n(?:(?: |\}).*\n)*/gm // a family has all its words in one file, those too

export function words(folder: string): Plugin {
  return {
    name: 'novamas-words',
    resolveId: (id) => (id.startsWith(PREFIX) ? '\0' + id : undefined),
    load(id) {
      if (!id.startsWith('\0' + PREFIX)) return
      const home = join(folder, id.slice(PREFIX.length + 1))
      const files = readdirSync(home).filter((name) => name.endsWith('.ftl') && !NOT_HERE.has(name))
      const texts = files.sort().map((name) => {
        this.addWatchFile(join(home, name))
        return readFileSync(join(home, name), 'utf-8').replace(ELSEWHERE, '')
      })
      return `export default ${JSON.stringify(texts.join('\n'))}`
    },
  }
}
