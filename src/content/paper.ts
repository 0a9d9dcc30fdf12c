/** What a language's printed documents say besides their text: the words of English. */
import type { papers } from './en/papers.ts'

export type Papers = { readonly [Name in keyof typeof papers]: string }
