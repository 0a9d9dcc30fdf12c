/** The style that the first paint of the app's public screens needs, from the classes in their markup. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build, type Plugin } from 'vite'

export async function screensStyle(root: string, pages: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'screens-style-'))
  try {
    const file = join(folder, 'classes.txt')
    await writeFile(file, classesOf(pages).join('\n'))
    const built = await build({
      configFile: false,
      root: join(root, 'src/web'),
      logLevel: 'error',
      publicDir: false,
      plugins: [lookAt(file), tailwindcss()],
      build: { write: false, rolldownOptions: { input: { screens: join(root, 'src/web/styles/screens.css') } } },
    })
    const style = [built]
      .flat()
      .flatMap((one) => ('output' in one ? one.output : []))
      .find((one) => one.type === 'asset' && one.fileName.endsWith('.css'))
    if (style?.type !== 'asset') throw new Error('the public screens gave no style')
    return String(style.source).trim()
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Tailwind makes rules for what it finds in the file, and finds nothing elsewhere. */
function lookAt(file: string): Plugin {
  return {
    name: 'screens-classes',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('/screens.css') ? `${code}@source "${file}";\n` : null),
  }
}

function classesOf(pages: readonly string[]): string[] {
  const lists = pages.flatMap((page) => [...page.matchAll(/ class="([^"]*)"/g)].map(([, list = '']) => list))
  return [...new Set(lists.flatMap((list) => decode(list).split(/\s+/)))]
}

function decode(text: string): string {
  return text.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}
