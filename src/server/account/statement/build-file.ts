/** A period's statement or income report in the requested format. */
import type { Language } from '#contract/shared/language'
import { assert } from '#kernel/assert'
import { csvFormOf } from '#kernel/format/csv'
import { type Refused, refuse, refuseField } from '#kernel/refusal'
import { shownEmail } from '#kernel/text'
import { languageOf } from '#server/identity'
import type { AccountDependencies } from '../dependencies.ts'
import { onlyIncome } from './income.ts'
import { incomeToPdf } from './income-to-pdf.ts'
import { periodKey, type StatementPeriod } from './period.ts'
import { readStatement } from './statement.ts'
import { toCsv } from './to-csv.ts'
import { toJson } from './to-json.ts'
import { MAX_PRINTED, toPdf } from './to-pdf.ts'

export type StatementFile = {
  readonly type: 'application/pdf' | 'text/csv; charset=utf-8' | 'application/json; charset=utf-8'
  readonly content: Uint8Array | AsyncIterable<Uint8Array>
  readonly save_as: string
}

/** In `language`, or the member's own by default. `spreadsheet`: the language of the one that the CSV is for; null: it is for programs. */
export type StatementRequest = {
  readonly period: StatementPeriod
  readonly report: 'account' | 'income'
  readonly format: 'pdf' | 'csv' | 'json'
  readonly language: Language | undefined
  readonly spreadsheet: Language | null
}

/** A period in the future is invalid (40); one before the account was opened has no statement (28). */
export async function buildStatementFile(
  dependencies: AccountDependencies,
  user_id: string,
  { period, report, format, language, spreadsheet }: StatementRequest,
): Promise<StatementFile | Refused<'invalid' | 'no_month' | 'too_large'>> {
  const now = dependencies.clock.now()
  // The business date is never behind the real one.
  if (period.from > now && period.from > (await dependencies.business.now())) return refuseField('month', { reason: 'period_not_begun' })
  const user = await dependencies.identity.readUser(user_id)
  assert(user, 'a session has its user')
  if (period.until <= user.created_at) return refuse('no_month')
  const whole = await readStatement(dependencies, user_id, period)
  const statement = report === 'income' ? onlyIncome(whole) : whole
  const save_as = `clearterm-${report === 'income' ? 'income' : 'statement'}-${periodKey(period)}.${format}`
  if (format === 'csv') return { type: 'text/csv; charset=utf-8', content: toCsv(statement, report, csvFormOf(spreadsheet)), save_as }
  if (format === 'json') return { type: 'application/json; charset=utf-8', content: toJson(statement, report), save_as }
  const holder = { id: user.id, email: shownEmail(user.email), full_name: `${user.first_name} ${user.last_name}`.trim() }
  const print = report === 'income' ? incomeToPdf : toPdf
  const content = await print(statement, holder, now, language ?? (await languageOf(dependencies.database, user_id)))
  return content
    ? { type: 'application/pdf', content, save_as }
    : refuse('too_large', { reason: 'period_too_long', params: { most: MAX_PRINTED } })
}
