/**
 * A screen comes to life when nothing else is to do, or at the reader's first touch. What they did before is not lost: a click is done then, what was
 * typed counts, and no form is sent by the browser itself.
 */
type Field = HTMLInputElement | HTMLTextAreaElement

const CONTROLS = 'button, [role="button"], input, select, textarea, summary'
const TOUCHES = ['pointerover', 'focusin', 'keydown', 'touchstart'] as const

export function enhanceScreen(page: Document): void {
  const root = page.getElementById('screen')
  if (!root) return
  const typed = new Map<Field, string>()
  const held = new AbortController()
  let coming: Promise<void> | null = null
  const start = (): Promise<void> => {
    coming ??= import('./hydrate.tsx')
      .then(({ hydrateScreen }) => hydrateScreen(root))
      .then(() => {
        held.abort()
        for (const [field, text] of typed) type(field, text)
      })
    coming.catch(() => {
      // What cannot be fetched is asked for again at the next touch.
      coming = null
    })
    return coming
  }
  const on = <Name extends keyof HTMLElementEventMap>(name: Name, then: (event: HTMLElementEventMap[Name]) => void) =>
    root.addEventListener(name, then, { capture: true, signal: held.signal })
  for (const name of TOUCHES) on(name, () => void start())
  on('input', ({ target }) => void (isField(target) && typed.set(target, target.value)))
  on('submit', (event) => {
    event.preventDefault()
    const form = event.target as HTMLFormElement
    void start().then(() => form.requestSubmit())
  })
  on('click', (event) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROLS) : null
    if (!control || control.hasAttribute('popovertarget') || (control instanceof HTMLButtonElement && control.type === 'submit')) return
    event.preventDefault()
    event.stopPropagation()
    void start().then(() => control.click())
  })
  whenIdle(() => void start())
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'file')
}

/** React compares with what it last saw in a field, so it must have seen another text than this one. */
function type(field: Field, text: string): void {
  if (field.value === text) field.value = `${text} `
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function whenIdle(then: () => void): void {
  const ask = () => ('requestIdleCallback' in window ? requestIdleCallback(then, { timeout: 2_000 }) : setTimeout(then, 200))
  if (document.readyState === 'complete') ask()
  else addEventListener('load', ask, { once: true })
}
