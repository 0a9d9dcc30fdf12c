/**
 * A language that is chosen on a page is kept. Who has chosen none and goes on from a translated page takes its language along, also to the app's
 * screens.
 */
import { isLanguage } from '#contract/language'
import { isLanguageKept, keepLanguage } from '#web/locales/kept-language.ts'

export function enhanceLanguage(root: ParentNode): void {
  const { lang } = document.documentElement
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href^="/"]'))
    link.addEventListener('click', () => {
      const chosen = link.dataset.language ?? (lang === 'en' || isLanguageKept() ? null : lang)
      if (isLanguage(chosen)) keepLanguage(chosen)
    })
}
