/** Texts of statements and the reserve certificate, by language. */
import type { Language } from '#contract/shared/language'
import { certificate as certificate_ar } from '../ar/certificate.ts'
import { statement as statement_ar } from '../ar/statement.ts'
import { certificate as certificate_de } from '../de/certificate.ts'
import { statement as statement_de } from '../de/statement.ts'
import { certificate as certificate_en } from '../en/certificate.ts'
import { statement as statement_en } from '../en/statement.ts'
import { certificate as certificate_es } from '../es/certificate.ts'
import { statement as statement_es } from '../es/statement.ts'
import { certificate as certificate_fr } from '../fr/certificate.ts'
import { statement as statement_fr } from '../fr/statement.ts'
import type { CertificateWords, StatementWords } from './paper.ts'

export type { CertificateWords, StatementWords } from './paper.ts'

export const statementWords: Readonly<Record<Language, StatementWords>> = {
  en: statement_en,
  es: statement_es,
  fr: statement_fr,
  de: statement_de,
  ar: statement_ar,
}

export const certificateWords: Readonly<Record<Language, CertificateWords>> = {
  en: certificate_en,
  es: certificate_es,
  fr: certificate_fr,
  de: certificate_de,
  ar: certificate_ar,
}
