/** Every public page. A new one: a folder with a Page.tsx that exports `page`, and a line here. */
import type { SitePageDefinition } from '../page.ts'
import { page as landing } from './landing/Page.tsx'
import { page as terms } from './terms/Page.tsx'

export const pages: readonly SitePageDefinition[] = [landing, terms]
