/**
 * A page that paints before the app is there asks for the app's scripts itself: after its first paint, so that they take nothing from it; at once
 * for members and readers of another language, who see nothing of the page (styles/before.css), and in a window that nobody looks at, which paints
 * nothing. That is a part of the page's one inline script, which the server allows by its hash.
 */

const ENTRY = '<script type="module"'
const BESIDE = '<link rel="modulepreload"'

/** The same page without a script that the browser asks for by itself. */
export function askedLater(page: string): string {
  const lines = page.split('\n')
  const entry = lines.find((line) => line.includes(ENTRY))
  if (!entry) throw new Error('the shell names no script')
  const beside = lines.filter((line) => line.includes(BESIDE))
  const script = asking(
    pathIn('src', entry),
    beside.map((line) => pathIn('href', line)),
  )
  return lines
    .filter((line) => line !== entry && !beside.includes(line))
    .join('\n')
    .replace('</script>', () => `\n${script}</script>`)
}

function pathIn(attribute: string, tag: string): string {
  return tag.split(` ${attribute}="`)[1]?.split('"')[0] ?? ''
}

/**
 * What the entry imports comes beside it, as from the links that stood here. Where a page is being read each of those files runs in a task of its own,
 * so that none of them holds up a finger or a key for long.
 */
function asking(entry: string, beside: readonly string[]): string {
  return `;(() => {
  const ask = async (read) => {
    const files = ${JSON.stringify([...beside, entry])}
    for (const href of files) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    for (const href of read ? files : files.slice(-1)) {
      await import(href)
      await new Promise((go) => setTimeout(go))
    }
  }
  const { dataset, lang } = document.documentElement
  if ('user' in dataset || lang !== 'en' || document.hidden) ask(false)
  else addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(() => ask(true))))
})()`
}
