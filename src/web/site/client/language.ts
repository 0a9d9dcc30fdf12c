/**
 * Offers the browser's language on an English page if none was chosen. Choosing a language on a page stores it. Continuing from a
 * translated page without a choice stores that page's language, also for the app's screens.
 */
import { isLanguage } from '#contract/shared/language'
import { isLanguageSaved, languageToOffer, saveLanguage } from '#web/shared/locale/language-cookie.ts'

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
