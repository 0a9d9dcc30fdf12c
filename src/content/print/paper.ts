/** The type of the texts that every printed document has; English defines it. */
import type { certificate } from '../en/certificate.ts'
import type { epochFigures } from '../en/epoch-figures.ts'
import type { papers } from '../en/papers.ts'
import type { statement } from '../en/statement.ts'

export type Papers = { readonly [Name in keyof typeof papers]: string }
export type StatementWords = { readonly [Name in keyof typeof statement]: string }
export type CertificateWords = { readonly [Name in keyof typeof certificate]: string }
export type EpochFigures = { readonly [Name in keyof typeof epochFigures]: string }
