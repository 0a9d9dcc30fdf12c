/** The words for values that a language must have: those of English. */
import type { values } from './en/values.ts'

export type Values = { readonly [Name in keyof typeof values]: string }
