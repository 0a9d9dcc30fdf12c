/**
 * The texts that the server writes into a finished page: `%origin%` is the address under which people reach us, `%live:name%` a figure. A figure
 * that nobody knows is a dash. What is written in is text, never markup.
 */
export type LiveTexts = Readonly<Record<string, string>>

export const UNKNOWN = '–'
const MARK = /%origin%|%live:([a-z0-9_]{1,64})%/g
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export function fillPage(html: string, origin: string, live: LiveTexts): string {
  return html.replace(MARK, (_mark, name?: string) => escapeText(name === undefined ? origin : (ownText(live, name) ?? UNKNOWN)))
}

export function hasLive(html: string): boolean {
  return html.includes('%live:')
}

/** Nothing that an object has by birth. */
function ownText(live: LiveTexts, name: string): string | undefined {
  return Object.hasOwn(live, name) ? live[name] : undefined
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (one) => ESCAPES[one] ?? one)
}
