/** mode.js, which runs before the first paint: the build fills in the languages, and those read from right to left. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { directionOf, languages } from '../../src/contract/shared/language.ts'

export function mode(root: string): Plugin {
  return {
    name: 'mode',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'mode.js', source: readMode(root) })
    },
    // In development it is a file of the web's root.
    transform: {
      filter: { id: /\/src\/web\/mode\.js$/ },
      handler: () => ({ code: readMode(root), map: null }),
    },
  }
}

export function readMode(root: string): string {
  return readFileSync(join(root, 'src/web/mode.js'), 'utf8')
    .replaceAll('LANGUAGES', languages.join('|'))
    .replaceAll('RIGHT_TO_LEFT', languages.filter((language) => directionOf(language) === 'rtl').join('|'))
}
