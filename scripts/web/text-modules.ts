/**
 * Makes each long text that the browser needs a module of its own, with the text of every language. The register (src/content/languages.ts)
 * would bring all texts, and a language's file all that is in it.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { languages } from '../../src/contract/shared/language.ts'

const CALL = /\btextIn\(([^,()]+(?:\(\))?), '(\w+)'\)/g
const REGISTER = /^import \{ textIn \} from '[^']*\/languages(?:\.ts)?'\n/m
const ONE_TEXT = /^(import \{ (\w+) \} from '#content\/\w\w\/[\w-]+)'/gm
const TEXT = 'text:'

export function textModules(root: string): Plugin {
  const content = join(root, 'src/content')
  const files = filesByText(join(content, 'en'))
  return {
    name: 'text-modules',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id) => (id.startsWith(TEXT) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${TEXT}`)) return null
      const name = id.slice(TEXT.length + 1)
      const file = files.get(name)
      if (!file) throw new Error(`no text ${name} in ${content}/en`)
      const imports = languages.map((language) => `import { ${name} as ${language} } from '${content}/${language}/${file}?${name}'`)
      return `${imports.join('\n')}\nexport default { ${languages.join(', ')} }\n`
    },
    transform(code, id) {
      if (!id.startsWith(join(root, 'src')) || !/textIn|#content/.test(code)) return null
      return { code: withModules(code), map: null }
    },
  }
}

/** The English file of each text. */
function filesByText(folder: string): ReadonlyMap<string, string> {
  const named = readdirSync(folder).map((file) => ({ file, code: readFileSync(join(folder, file), 'utf8') }))
  return new Map(
    named.flatMap(({ file, code }) => [...code.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => [name, file] as const)),
  )
}

function withModules(code: string): string {
  const alone = code.replace(ONE_TEXT, "$1?$2'")
  if (!REGISTER.test(alone)) return alone
  const names = new Set([...alone.matchAll(CALL)].map(([, , name]) => name))
  const body = alone.replace(REGISTER, '').replace(CALL, (_, language, name) => `text_${name}[${language}]`)
  if (body.includes('textIn(')) throw new Error('textIn takes the name of a text as it is written')
  return `${[...names].map((name) => `import text_${name} from '${TEXT}${name}'\n`).join('')}${body}`
}
