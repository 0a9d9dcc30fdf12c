/** Every public page. A new one: a folder with a Page.tsx that exports `page`, and a line here. */
import type { SitePageDefinition } from '../parts/page.ts'
import { page as about } from './about/Page.tsx'
import { page as contact } from './contact/Page.tsx'
import { page as faqs } from './faqs/Page.tsx'
import { page as fees } from './fees/Page.tsx'
import { page as landing } from './landing/Page.tsx'
import { pages as markets } from './market/market-pages.tsx'
import { page as pricing } from './pricing/Page.tsx'
import { pages as privacy } from './privacy/Page.tsx'
import { pages as risk } from './risk/Page.tsx'
import { page as status } from './status/Page.tsx'
import { pages as terms } from './terms/Page.tsx'

export const pages: readonly SitePageDefinition[] = [
  landing,
  about,
  ...terms,
  ...privacy,
  faqs,
  contact,
  ...risk,
  fees,
  pricing,
  status,
  ...markets,
]
