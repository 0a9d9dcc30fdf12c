/**
 * The texts that the server writes into a finished page: `%origin%` is the address under which people reach us, `%live:name%` a figure. A figure
 * that nobody knows is a dash. What is written in is text, never markup. `<live-when name="" is="">` stands around what the page has only while
 * a figure reads so; the element itself is never sent.
 */
export type LiveTexts = Readonly<Record<string, string>>

export const UNKNOWN = '–'
const MARK = /%origin%|%live:([a-z0-9_]{1,64})%/g
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export function fillPage(html: string, origin: string, live: LiveTexts): string {
  return chooseParts(html, live).replace(MARK, (_mark, name?: string) =>
    escapeText(name === undefined ? origin : (ownText(live, name) ?? UNKNOWN)),
  )
}

function chooseParts(html: string, live: LiveTexts): string {
  const [start = '', ...parts] = html.split('<live-when ')
  const chosen = [start]
  const around = [true]
  for (const part of parts) {
    const edge = part.indexOf('>')
    around.push(around.at(-1) === true && holds(part.slice(0, edge), live))
    const [own = '', ...after] = part.slice(edge + 1).split('</live-when>')
    if (around.at(-1)) chosen.push(own)
    for (const text of after) {
      around.pop()
      if (around.at(-1)) chosen.push(text)
    }
  }
  return chosen.join('')
}

/** `name="sale_gold" is="on"` */
function holds(asked: string, live: LiveTexts): boolean {
  const [, name = '', , is] = asked.split('"')
  return ownText(live, name) === is
}

/** Nothing that an object has by birth. */
function ownText(live: LiveTexts, name: string): string | undefined {
  return Object.hasOwn(live, name) ? live[name] : undefined
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (one) => ESCAPES[one] ?? one)
}
