/** The language that a page is rendered in, for links and dates; texts come by `useText()`. */
import { createContext, useContext } from 'react'
import type { Language } from '#contract/shared/language'

export const SiteLanguage = createContext<Language>('en')

export function useSiteLanguage(): Language {
  return useContext(SiteLanguage)
}
