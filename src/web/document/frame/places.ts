/**
 * The links of the header and the slide-out menu, and where they lead. Their targets differ, as in the specification; every target exists.
 */
import type { SitePath } from '#contract/shared/paths'
import { placeHref } from '#web/shared/language/paths.ts'
import type { Key } from '#web/shared/locale/text.ts'
import type { AppPath } from '#web/shared/screen/define-screen.ts'
import { useLive } from '../parts/Live.tsx'
import { useSiteLanguage } from '../parts/Section.tsx'

export type FooterLink = { readonly label: Key; readonly href: AppPath | SitePath | typeof CONTACT }

/** Placeholder for the mail link of the support address if one is set, else the contact page (use-place-href.ts). */
export const CONTACT = 'contact:'

export const headerPlaces: readonly FooterLink[] = [
  { label: 'frame.plans', href: '/plans' },
  { label: 'frame.proof', href: '/proof' },
  { label: 'frame.bots', href: '/investments' },
  { label: 'frame.trades', href: '/investments' },
  { label: 'frame.faq', href: '/faqs' },
]

/** In the header's menu "More", above the markets. */
export const morePlaces: readonly FooterLink[] = [
  { label: 'frame.forecasts', href: '/forecasts' },
  { label: 'frame.about', href: '/about' },
  { label: 'frame.terms', href: '/terms-and-policy' },
  { label: 'frame.contact', href: CONTACT },
]

export const menuPlaces: readonly FooterLink[] = [
  { label: 'frame.plans', href: '/plans' },
  { label: 'frame.proof', href: '/proof' },
  { label: 'frame.bots', href: '/pricing' },
  { label: 'frame.trades', href: '/live-trades' },
  { label: 'frame.faq', href: '/faqs' },
  { label: 'frame.about', href: '/about' },
  { label: 'frame.terms', href: '/tos' },
  { label: 'frame.contact', href: '/contact' },
]

export const marketKeys = [
  'cryptocurrency',
  'forex',
  'forex_trading',
  'copy_trading',
  'indices',
  'stock',
  'option_trading',
  'fixed_income',
  'gold',
  'oil_and_gas',
  'agriculture',
  'cannabis',
  'infrastructure',
  'estate',
  'private_wealth',
  'alternative_investment',
  'retirement_planning',
] as const

/** The target of a frame link: in the page's language, and the operator's address if there is one. */
export function usePlaceHref(): (href: string) => string {
  const language = useSiteLanguage()
  const live = useLive()
  return (href) => (href === CONTACT ? live('contact_href') : placeHref(language, href))
}
