/**
 * Gives a screen to React at the first interaction, when idle if it changes by itself, or at once if the server left it empty. Earlier
 * input is not lost: clicks are replayed, typed and autofilled fields are kept, and the browser submits no form itself. React would replay
 * none of it (decision 098).
 */
import { serverAnswers } from '#web/kit/feedback/server-answers.ts'
import { announce } from '#web/kit/text/announce.ts'
import { isTyped, keepDrafts } from '#web/shared/session/drafts.ts'
import { NOTICE } from '#web/shared/session/drawn-for.ts'
import { readLogInReason } from '#web/shared/session/log-in-reason.ts'
import { withNext } from '#web/shared/session/next.ts'
import { readPendingEmail } from '#web/shared/session/pending-email.ts'
import { isOnTheWay, nextIn } from '#web/shared/session/safe-path.ts'
import { sessionItems } from '#web/shared/session/storage.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const FIELDS = 'input:not([type="file"]), textarea, select'
const CONTROLS = 'button, [role="button"], input, textarea, summary'
const RETRY_MS = 2_000
const MAX_TRIES = 3
const TOUCHES = ['pointermove', 'touchstart', 'wheel', 'scroll', 'focusin', 'keydown', 'input'] as const

export function enhanceScreen(page: Document): void {
  const root = page.getElementById('screen')
  if (!root) return
  fillIn(root)
  carryNext(root)
  const pendingInput = new AbortController()
  const typed = new Map<Field, { readonly text: string; readonly find: () => Field }>()
  const keep = (field: Field) => typed.set(field, { text: field.value, find: placeOf(root, field) })
  let coming: Promise<void> | null = null
  const start = (): Promise<void> => {
    coming ??= import('./hydrate.tsx')
      .then(({ hydrateScreen }) => {
        // In their order on the screen: the last digit of a code submits, with the email above it.
        for (const field of root.querySelectorAll<Field>(FIELDS)) if (typed.delete(field) || isFilled(field)) keep(field)
        return hydrateScreen(root)
      })
      .then(() => {
        pendingInput.abort()
        for (const { find, text } of typed.values()) type(find(), text)
      })
    coming.catch(() => {
      // A failed load is retried at the next interaction.
      coming = null
    })
    return coming
  }
  /** Actions are kept and retried while offline, and until it is plain that the server no longer has the code. */
  let tries = 0
  const afterwards = (then: () => void): void =>
    void start().then(inTask(then), async () => {
      tries = (await serverAnswers()) ? tries + 1 : 0
      if (tries > MAX_TRIES) endOutdated(page)
      else setTimeout(afterwards, RETRY_MS, then)
    })
  const touched = (event: Event) => void (isStill(event) || start())
  for (const name of TOUCHES) page.addEventListener(name, touched, { capture: true, passive: true, signal: pendingInput.signal })
  const on = <Name extends keyof HTMLElementEventMap>(name: Name, then: (event: HTMLElementEventMap[Name]) => void) =>
    root.addEventListener(name, then, { capture: true, signal: pendingInput.signal })
  on('input', ({ target }) => {
    if (target instanceof Element && target.matches(FIELDS)) keep(target as Field)
  })
  on('submit', (event) => {
    event.preventDefault()
    const form = placeOf(root, event.target as HTMLFormElement)
    afterwards(() => form().requestSubmit())
  })
  on('click', (event) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROLS) : null
    if (!control || control.hasAttribute('popovertarget') || (control instanceof HTMLButtonElement && control.type === 'submit')) return
    event.preventDefault()
    event.stopPropagation()
    const locate = placeOf(root, control)
    afterwards(() => locate().click())
  })
  const when = root.dataset.start
  // Rendered without the query and the fragment of its address, and without what the tab has stored.
  const differs = location.search !== '' || location.hash !== '' || readLogInReason() !== null || sessionItems.read(NOTICE) !== null
  if (when === 'idle' || (when === undefined && differs)) whenIdle(() => void start())
  if (when === 'now') afterwards(() => {})
}

/** A newer build replaced this page's code. Nothing typed is lost: the person decides when, and it is put back. */
function endOutdated(page: Document): void {
  for (const field of page.querySelectorAll<Field>(FIELDS)) if (isFilled(field)) field.dispatchEvent(new Event('input', { bubbles: true }))
  if (!isTyped()) return void location.reload()
  const notice = page.getElementById('outdated')
  if (!notice?.hidden) return
  notice.hidden = false
  announce(notice.innerText, 'assertive')
  notice.querySelector('button')?.addEventListener('click', () => {
    keepDrafts()
    location.reload()
  })
}

/** Before the first input. The email has the focus; with that filled in, the password or the code is next. */
function fillIn(root: HTMLElement): void {
  const pending = readPendingEmail()
  const emails = root.querySelectorAll<HTMLInputElement>('input[autocomplete="username"]')
  if (pending) for (const email of emails) email.value ||= pending
  const first = pending ? root.querySelector<HTMLInputElement>('[autocomplete$="-password"], [autocomplete="one-time-code"]') : emails[0]
  if (document.activeElement === document.body) first?.focus({ preventScroll: true })
}

/** Where the log-in leads, on the links to the other screens on the way to it. */
function carryNext(root: HTMLElement): void {
  const next = nextIn(location.search)
  for (const link of root.querySelectorAll('a')) {
    const to = link.getAttribute('href')
    if (isOnTheWay(to)) link.setAttribute('href', withNext(to, next))
  }
}

/** The element, or its replacement if React has re-rendered the screen. */
function placeOf<E extends HTMLElement>(root: HTMLElement, element: E): () => E {
  const all = () => [...root.querySelectorAll<E>(element.localName)]
  const at = all().indexOf(element)
  return () => (element.isConnected ? element : (all()[at] ?? element))
}

/** A form whose submit event has not ended ignores another submit, as a button does a click. */
const inTask = (then: () => void) => (): void => {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = then
  port2.postMessage(null)
}

/** Browsers also report a still mouse when a page is laid out under it. */
function isStill(event: Event): boolean {
  return event instanceof PointerEvent && event.movementX === 0 && event.movementY === 0
}

/** Filled in by the user or by the browser's autofill, which fires no event. */
function isFilled(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return [...field.options].some((option) => option.selected !== option.defaultSelected)
  return field.value !== field.defaultValue
}

/** React compares with the last value it saw, so it must have seen a different one. */
function type(field: Field, text: string): void {
  if (field.value === text && !(field instanceof HTMLSelectElement)) field.value = `${text} `
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

function whenIdle(then: () => void): void {
  const ask = () => ('requestIdleCallback' in window ? requestIdleCallback(then, { timeout: 2_000 }) : setTimeout(then, 200))
  if (document.readyState === 'complete') ask()
  else addEventListener('load', ask, { once: true })
}
