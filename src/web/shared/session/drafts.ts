/**
 * What is typed in a page's fields and not sent, kept in this tab when the page must go: its session has ended, or a newer build replaced
 * it. For the same member at the same address, for a day. At the level of the DOM, so that no form needs code for it; restore-drafts.ts
 * puts it back.
 */
import { serverNow } from '#web/shared/clock/server-now.ts'
import { drawnFor } from './drawn-for.ts'
import { DRAFTS, sessionItems } from './storage.ts'

export type DraftField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
export type Drafts = {
  /** First: storeUser (stored-user.ts) reads it there. */
  readonly member: string | null
  readonly path: string
  readonly kept_ms: number
  /** Name of the field, and its text or whether it is checked. */
  readonly fields: readonly (readonly [name: string, value: string | boolean])[]
}

/** Those in which the person typed or chose something. */
const touched = new WeakSet<EventTarget>()
globalThis.document?.addEventListener('input', ({ target }) => void (target && touched.add(target)), { capture: true, passive: true })

/** Passwords, codes, files and what is marked. */
const NEVER =
  '[type="password"], [type="file"], [type="hidden"], [type="range"], [autocomplete*="password"], [autocomplete*="one-time"], [autocomplete^="cc-"], [data-no-draft], [data-no-draft] *'

/** Whether anything typed would be lost with this page. */
export function isTyped(): boolean {
  return [...document.querySelectorAll<DraftField>('input, textarea, select')].some((field) => touched.has(field) && field.value !== '')
}

/** Keeps what is typed; false: nothing was, which leaves what was kept before. */
export function keepDrafts(): boolean {
  const fields = namedFields().filter(([, field]) => touched.has(field))
  if (fields.length === 0) return false
  const { pathname, search } = location
  write({
    member: drawnFor(),
    path: pathname + search,
    kept_ms: serverNow().getTime(),
    fields: fields.map(([name, field]) => [name, contentOf(field)]),
  })
  return true
}

export function write(drafts: Drafts): void {
  if (drafts.fields.length === 0) sessionItems.remove(DRAFTS)
  else sessionItems.write(DRAFTS, JSON.stringify(drafts))
}

/**
 * Each field of a form that may be kept (one outside of a form saves by itself what is chosen), under a name that it has again on the next
 * load: its kind, its label, what its form is about, and its place among those alike.
 */
export function namedFields(): readonly (readonly [string, DraftField])[] {
  const seen = new Map<string, number>()
  return [...document.querySelectorAll<DraftField>('input, textarea, select')]
    .filter((field) => field.form !== null && !field.matches(NEVER))
    .map((field) => {
      const kind = [field.type, labelOf(field), field.form?.dataset.about].filter(Boolean).join(' ')
      const place = seen.get(kind) ?? 0
      seen.set(kind, place + 1)
      return [`${kind} ${place}`, field] as const
    })
}

function labelOf(field: DraftField): string {
  const group = field.type === 'radio' ? `${field.closest('fieldset')?.querySelector('legend')?.textContent} ${field.value} ` : ''
  return group + (field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? field.name)
}

export function isChecked(field: DraftField): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio'
}

function contentOf(field: DraftField): string | boolean {
  return isChecked(field) ? field.checked : field.value
}
