/**
 * Emits download/verify-offline.html: one file with its script and style inline, allowed by their hashes and by nothing else, so that the page
 * connects to nothing wherever it is opened.
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { bundle } from './bundle.ts'

const FILE = 'download/verify-offline.html'

export function offlinePage(root: string): Plugin {
  return {
    name: 'offline-page',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: await renderPage(join(root, 'src/web/offline')) })
    },
  }
}

async function renderPage(folder: string): Promise<string> {
  const [page, style, script] = await Promise.all([
    readFile(join(folder, 'page.html'), 'utf8'),
    readFile(join(folder, 'page.css'), 'utf8'),
    // What an HTML parser would take for the end of the script.
    bundle(join(folder, 'main.ts')).then((code) => code.replaceAll('</script', '<\\/script')),
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

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
