/** Enhances the frame: menu, colour mode, disclosures, back to top; and offers another language. */

import { isLanguage } from '#contract/shared/language'
import { isLanguageSaved, languageToOffer, saveLanguage } from '#web/shared/locale/language-cookie.ts'
import { writePreferenceCookie } from '#web/shared/locale/preference-cookie.ts'
import { onMode, readMode, toggleMode } from '#web/shared/mode/mode.ts'

export function enhanceFrame(root: ParentNode): void {
  enhanceMenu(root)
  enhanceMode(root)
  enhanceDisclosures(root)
  enhanceAnnouncements(root)
  for (const link of root.querySelectorAll('[data-to-top]'))
    link.addEventListener('click', () => document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true }))
}

/** A modal dialog: the browser traps the focus, closes it on Escape and restores the focus. */
function enhanceMenu(root: ParentNode): void {
  const menu = root.querySelector<HTMLDialogElement>('dialog[data-menu]')
  if (!menu) return
  const opener = root.querySelector('[data-menu-open]')
  opener?.addEventListener('click', () => menu.showModal())
  menu.addEventListener('click', ({ target }) => {
    if (target === menu || (target instanceof Element && target.closest('a, [data-menu-close]'))) menu.close()
  })
  // The style hides the opener at widths where the header shows the links itself.
  const watcher = new ResizeObserver(() => {
    if (opener?.getClientRects().length === 0) menu.close()
  })
  if (opener) watcher.observe(opener)
}

/** Dismissed here is dismissed in the app. */
function enhanceAnnouncements(root: ParentNode): void {
  const { dataset } = document.documentElement
  root.querySelector('.announcements [data-dismiss]')?.addEventListener('click', () => {
    writePreferenceCookie('announced', dataset.announced ?? '')
    dataset.dismissed = ''
  })
}

function enhanceMode(root: ParentNode): void {
  for (const button of root.querySelectorAll('[data-mode-toggle]')) {
    const markMode = () => button.setAttribute('aria-pressed', String(readMode() === 'light'))
    markMode()
    onMode(markMode)
    button.addEventListener('click', toggleMode)
  }
}

/** One open at a time; Escape and a click elsewhere close it. */
function enhanceDisclosures(root: ParentNode): void {
  const all = [...root.querySelectorAll<HTMLDetailsElement>('details[data-disclosure]')]
  const close = (but: EventTarget | null) => {
    for (const one of all) if (one.open && !(but instanceof Node && one.contains(but))) one.open = false
  }
  document.addEventListener('click', ({ target }) => close(target))
  for (const one of all)
    one.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !one.open) return
      one.open = false
      one.querySelector('summary')?.focus()
    })
}

/**
 * Offers the browser's language on an English page if none was chosen. Choosing a language on a page stores it. Continuing from a
 * translated page without a choice stores that page's language, also for the app's screens.
 */
export function enhanceLanguage(root: ParentNode): void {
  const { lang, dataset } = document.documentElement
  offerLanguage(root)
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href^="/"]'))
    link.addEventListener('click', (event) => {
      const chosen = link.dataset.language ?? (lang === 'en' || isLanguageSaved() ? null : lang)
      if (isLanguage(chosen)) saveLanguage(chosen)
      // A screen has one address in all languages.
      if (!link.dataset.language || dataset.language !== 'chosen') return
      event.preventDefault()
      location.reload()
    })
}

/** Only English pages have offers. */
function offerLanguage(root: ParentNode): void {
  const offer = root.querySelector<HTMLElement>(`[data-offer="${languageToOffer()}"]`)
  if (!offer) return
  offer.hidden = false
  offer.querySelector('[data-offer-stay]')?.addEventListener('click', () => {
    saveLanguage('en')
    offer.hidden = true
  })
}
