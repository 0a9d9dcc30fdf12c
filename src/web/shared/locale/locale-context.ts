/** The language of a component tree and its text function: a new object after each change. */
import { createContext } from 'react'
import type { Language } from '#contract/shared/language'
import type { T } from '#web/texts/catalogue.ts'

export type LocaleValue = { readonly language: Language; readonly t: T }

/** Absent where the language never changes: on a public page. */
export const LocaleContext = createContext<LocaleValue | null>(null)
