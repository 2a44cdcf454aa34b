// Writes a compressed copy beside every file that gains by it, and says how large the client has become.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(html|js|css|svg|json|txt|webmanifest)$/

function* walk(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* walk(path)
    else yield path
  }
}

export function sizes(): Plugin {
  let out = ''
  return {
    name: 'novamas-sizes',
    apply: 'build',
    configResolved: (config) => void (out = resolve(config.root, config.build.outDir)),
    closeBundle() {
      let plain = 0
      let sent = 0
      for (const path of [...walk(out)]) {
        const size = statSync(path).size
        plain += size
        if (!TEXT.test(path)) {
          sent += size
          continue
        }
        const small = gzipSync(readFileSync(path), { level: 9 })
        if (small.length < size) writeFileSync(path + '.gz', small)
        sent += Math.min(small.length, size)
      }
      const kib = (bytes: number) => (bytes / 1024).toFixed(0)
      console.log(`The client: ${kib(plain)} KiB in all, ${kib(sent)} KiB as sent (fonts and all languages included).`)
    },
  }
}
