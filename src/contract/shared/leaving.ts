/**
 * Links in user-written text. They show as typed and lead to a page that names the host and asks first, so that one site cannot
 * be disguised as another.
 */

const LEAVING = '/leaving'
const MAX_LENGTH = 2_000
const LINK = /\bhttps?:\/\/[^\s<>"`{}|\\^]+/gi
/** Punctuation that ends a sentence and not an address. */
const CLOSING = ".,;:!?'’”»)]"

export type Piece = { readonly text: string; readonly to: string | null }

/** The text split at its links; the concatenated pieces are the text. */
export function splitLinks(text: string): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { 0: found, index } of text.matchAll(LINK)) {
    const typed = withoutClosing(found)
    const to = externalUrl(typed)
    if (to === null) continue
    if (index > at) pieces.push({ text: text.slice(at, index), to: null })
    pieces.push({ text: typed, to })
    at = index + typed.length
  }
  if (at < text.length) pieces.push({ text: text.slice(at), to: null })
  return pieces
}

function withoutClosing(found: string): string {
  let end = found.length
  while (end > 0 && CLOSING.includes(found.charAt(end - 1))) end -= 1
  return found.slice(0, end)
}

/** The normalised address, without userinfo that imitates a host before an `@`; null unless it is http or https. */
export function externalUrl(typed: string): string | null {
  if (typed.length > MAX_LENGTH || !URL.canParse(typed)) return null
  const url = new URL(typed)
  if ((url.protocol !== 'https:' && url.protocol !== 'http:') || url.hostname === '') return null
  url.username = ''
  url.password = ''
  return url.href
}

export function leavingPath(to: string): string {
  return `${LEAVING}?to=${encodeURIComponent(to)}`
}
