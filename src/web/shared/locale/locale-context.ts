/** The language that a tree of components is drawn in, and its text function: another object after each change. */
import { createContext } from 'react'
import type { Language } from '#contract/shared/language'
import type { T } from '#web/locales/types/catalogue.ts'

export type LocaleValue = { readonly language: Language; readonly t: T }

/** None where the language never changes: on a page of the public site. */
export const LocaleContext = createContext<LocaleValue | null>(null)
