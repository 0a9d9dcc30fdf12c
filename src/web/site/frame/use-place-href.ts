/** The target of a frame link: in the page's language, and the operator's address if there is one. */

import { placeHref } from '#web/shared/language/paths.ts'
import { useLive } from '../parts/Live.tsx'
import { useSiteLanguage } from '../parts/SiteLanguage.tsx'
import { CONTACT } from './places.ts'

export function usePlaceHref(): (href: string) => string {
  const language = useSiteLanguage()
  const live = useLive()
  return (href) => (href === CONTACT ? live('contact_href') : placeHref(language, href))
}
