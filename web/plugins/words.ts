// The words of one language as one module: `virtual:words/es` is the text of its Fluent files that the browser needs.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const PREFIX = 'virtual:words/'
const NOT_HERE = new Set(['cli.ftl', 'play.ftl', 'randomness.ftl', 'store.ftl']) // the terminal's, and the printed books'
const TERMINAL = /^(?:play|rng)-[\w-]+ *=.*\n(?:(?: |\}).*\n)*/gm // a family has all its words in one file, those of the terminal too

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
        return readFileSync(join(home, name), 'utf-8').replace(TERMINAL, '')
      })
      return `export default ${JSON.stringify(texts.join('\n'))}`
    },
  }
}
