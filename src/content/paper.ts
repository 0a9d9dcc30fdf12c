/** What a language's printed documents say besides their text: the words of English. */
import type { certificate } from './en/certificate.ts'
import type { epochFigures } from './en/epoch-figures.ts'
import type { papers } from './en/papers.ts'
import type { statement } from './en/statement.ts'

export type Papers = { readonly [Name in keyof typeof papers]: string }
export type StatementWords = { readonly [Name in keyof typeof statement]: string }
export type CertificateWords = { readonly [Name in keyof typeof certificate]: string }
export type EpochFigures = { readonly [Name in keyof typeof epochFigures]: string }
