/**
 * Announcements for screen readers. Every document has one polite and one assertive region from its start, outside of what React draws: a
 * region that is inserted together with its text is often not read. Each has two places that take turns, so that the same text twice is
 * read twice.
 */

export const ANNOUNCER = 'announcer'
export type Urgency = 'polite' | 'assertive'

/** What comes within this time is read together. */
const GATHER_MS = 100
/** Later the text is no longer at the end of the page. */
const KEPT_MS = 8_000

const waiting: Record<Urgency, string[]> = { polite: [], assertive: [] }
const clearing: { [Of in Urgency]?: ReturnType<typeof setTimeout> } = {}

export function announce(text: string, urgency: Urgency = 'polite'): void {
  const texts = waiting[urgency]
  if (text === '' || texts.includes(text)) return
  if (texts.length === 0) setTimeout(() => write(urgency), GATHER_MS)
  texts.push(text)
}

function write(urgency: Urgency): void {
  const text = waiting[urgency].splice(0).join('\n')
  const [first, second] = document.querySelectorAll(`#${ANNOUNCER} > [aria-live=${urgency}] > p`)
  if (!first || !second) return
  const [next, last] = first.textContent ? [second, first] : [first, second]
  last.textContent = ''
  next.textContent = text
  clearTimeout(clearing[urgency])
  clearing[urgency] = setTimeout(() => {
    next.textContent = ''
  }, KEPT_MS)
}
