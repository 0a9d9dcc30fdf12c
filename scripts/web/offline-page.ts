/**
 * Emits the page that checks a bundle offline, a file for each language: its script and style inline, allowed by their hashes and by
 * nothing else, so that the page connects to nothing. The texts are data beside the script, so that all languages have the same script.
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, defaultClientConditions, type Plugin, type Rolldown } from 'vite'
import { directionOf, type Language, languages } from '../../src/contract/shared/language.ts'
import { offlineFile } from '../../src/web/entities/verification/file-name.ts'
import type { Words } from '../../src/web/offline/words.ts'
import { buildForNode, withModule } from './load-module.ts'
import { texts } from './texts.ts'

export function offlinePage(root: string): Plugin {
  return {
    name: 'offline-page',
    apply: 'build',
    async generateBundle() {
      const [page, words] = await Promise.all([renderPage(root), readWords(root)])
      for (const language of languages) {
        this.emitFile({ type: 'asset', fileName: `download/${offlineFile(language)}`, source: spokenIn(language, page, words[language]) })
      }
    },
  }
}

type AllWords = Readonly<Record<Language, Words>>

async function readWords(root: string): Promise<AllWords> {
  const code = await buildForNode(root, join(root, 'src/web/offline/words.ts'))
  return withModule(code, ({ words }: { readonly words: AllWords }) => words)
}

async function renderPage(root: string): Promise<string> {
  const folder = join(root, 'src/web/offline')
  const [page, style, script] = await Promise.all([
    readFile(join(folder, 'page.html'), 'utf8'),
    readFile(join(folder, 'page.css'), 'utf8'),
    bundle(root, join(folder, 'main.ts')).then(inScript),
  ])
  const policy = [
    "default-src 'none'",
    `script-src '${hashOf(script)}'`,
    `style-src '${hashOf(style)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ]
  return page
    .replace('http-equiv="content-security-policy" content=""', () => `http-equiv="content-security-policy" content="${policy.join('; ')}"`)
    .replace('<style></style>', () => `<style>${style}</style>`)
    .replace('<script type="module"></script>', () => `<script type="module">${script}</script>`)
}

function spokenIn(language: Language, page: string, words: Words): string {
  return page
    .replace('lang="en" dir="ltr"', `lang="${language}" dir="${directionOf(language)}"`)
    .replace('id="words"></script>', () => `id="words">${inScript(JSON.stringify(words))}</script>`)
}

/** Without what an HTML parser would take for the end of the script. */
function inScript(text: string): string {
  return text.replaceAll('</script', '<\\/script')
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

/** Emits sw.js, the service worker, at the root: a worker answers for what is below its own path. */
export function serviceWorker(root: string): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await bundle(root, join(root, 'src/web/unreached/worker.ts')) })
    },
  }
}

/** One file of TypeScript with all that it imports as one script, for what must work alone. */
export async function bundle(root: string, entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [texts(root)],
    resolve: { conditions: ['source', ...defaultClientConditions] },
    build: { write: false, rolldownOptions: { input: entry, output: { format: 'es', codeSplitting: false } } },
  })
  const [chunk] = [built].flat().flatMap((one) => ('output' in one ? one.output : [])) as readonly Rolldown.OutputChunk[]
  if (!chunk) throw new Error(`${entry} gave no script`)
  return chunk.code
}
