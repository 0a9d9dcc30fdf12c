/**
 * A browser that asks for another language than the page's English, and in which none was chosen, is offered it. A language that is chosen on a page is kept. Who has chosen none and goes on from a translated page takes its language along, also to the app's
 * screens.
 */
import { isLanguage } from '#contract/shared/language'
import { isLanguageSaved, saveLanguage } from '#web/shared/locale/language-cookie.ts'
import { languageToOffer } from '#web/shared/locale/language-offer.ts'

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
