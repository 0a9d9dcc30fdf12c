/** A month's statement in the requested format. */
import type { Language } from '#contract/shared/language'
import { assert } from '#kernel/assert'
import { type Refused, refuse, refuseField } from '#kernel/refusal'
import { languageOf } from '#server/identity'
import type { JournalPoint } from '#server/store'
import type { AccountDependencies } from '../dependencies.ts'
import { monthOf } from './month.ts'
import { readStatement } from './statement.ts'
import { toCsv } from './to-csv.ts'
import { MAX_PRINTED, toPdf } from './to-pdf.ts'

export type StatementFile = {
  readonly type: 'application/pdf' | 'text/csv; charset=utf-8'
  readonly content: Uint8Array | AsyncIterable<Uint8Array>
  readonly save_as: string
  readonly at: JournalPoint | null
}

/** In `language`, or the member's own by default. */
export type StatementRequest = { readonly month: string; readonly format: 'pdf' | 'csv'; readonly language: Language | undefined }

/** A future month is invalid (40); one before the account was opened has no statement (28). */
export async function buildStatementFile(
  dependencies: AccountDependencies,
  user_id: string,
  { month, format, language }: StatementRequest,
): Promise<StatementFile | Refused<'invalid' | 'no_month' | 'too_large'>> {
  const now = dependencies.clock.now()
  // The business date is never behind the real one.
  if (month > monthOf(now) && month > monthOf(await dependencies.business.now())) return refuseField('month', { reason: 'month_not_begun' })
  const user = await dependencies.identity.readUser(user_id)
  assert(user, 'a session has its user')
  if (month < monthOf(user.created_at)) return refuse('no_month')
  const statement = await readStatement(dependencies, user_id, month)
  const { at } = statement
  const save_as = `clearterm-statement-${month}.${format}`
  if (format === 'csv') return { type: 'text/csv; charset=utf-8', content: toCsv(statement), save_as, at }
  const holder = { id: user.id, email: user.email, full_name: `${user.first_name} ${user.last_name}`.trim() }
  const content = await toPdf(statement, holder, now, language ?? (await languageOf(dependencies.database, user_id)))
  return content
    ? { type: 'application/pdf', content, save_as, at }
    : refuse('too_large', { reason: 'month_too_long', params: { most: MAX_PRINTED } })
}
