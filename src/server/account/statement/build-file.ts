/** A month's statement in the requested format. */

import { textIn } from '#content/languages'
import type { Language } from '#contract/shared/language'
import { assert } from '#kernel/assert'
import { type CsvColumn, type CsvForm, csvFormOf, csvLine, csvStart } from '#kernel/format/csv'
import { formatDecimal } from '#kernel/money'
import { type Refused, refuse, refuseField } from '#kernel/refusal'
import { shownEmail } from '#kernel/text'
import type { AccountSums } from '#server/books'
import { languageOf } from '#server/identity'
import { memberAccounts } from '#server/ledger'
import type { AccountDependencies } from '../dependencies.ts'
import { describePosting } from './describe-posting.ts'
import { monthOf } from './month.ts'
import { inAll, readStatement, type Statement, type StatementLine } from './statement.ts'
import { MAX_PRINTED, toPdf } from './to-pdf.ts'

export type StatementFile = {
  readonly type: 'application/pdf' | 'text/csv; charset=utf-8'
  readonly content: Uint8Array | AsyncIterable<Uint8Array>
  readonly save_as: string
}

/** In `language`, or the member's own by default. `spreadsheet`: the language of the one that the CSV is for; null: it is for programs. */
export type StatementRequest = {
  readonly month: string
  readonly format: 'pdf' | 'csv'
  readonly language: Language | undefined
  readonly spreadsheet: Language | null
}

/** A future month is invalid (40); one before the account was opened has no statement (28). */
export async function buildStatementFile(
  dependencies: AccountDependencies,
  user_id: string,
  { month, format, language, spreadsheet }: StatementRequest,
): Promise<StatementFile | Refused<'invalid' | 'no_month' | 'too_large'>> {
  const now = dependencies.clock.now()
  // The business date is never behind the real one.
  if (month > monthOf(now) && month > monthOf(await dependencies.business.now())) return refuseField('month', { reason: 'month_not_begun' })
  const user = await dependencies.identity.readUser(user_id)
  assert(user, 'a session has its user')
  if (month < monthOf(user.created_at)) return refuse('no_month')
  const statement = await readStatement(dependencies, user_id, month)
  const save_as = `clearterm-statement-${month}.${format}`
  if (format === 'csv') return { type: 'text/csv; charset=utf-8', content: toCsv(statement, csvFormOf(spreadsheet)), save_as }
  const holder = { id: user.id, email: shownEmail(user.email), full_name: `${user.first_name} ${user.last_name}`.trim() }
  const content = await toPdf(statement, holder, now, language ?? (await languageOf(dependencies.database, user_id)))
  return content
    ? { type: 'application/pdf', content, save_as }
    : refuse('too_large', { reason: 'month_too_long', params: { most: MAX_PRINTED } })
}

/**
 * A statement as CSV, with the printed one's rows, streamed. Amounts are plain decimals with their sign; words are English, for programs.
 */
const words = textIn('en', 'statement')
const COLUMNS = ['row', 'recorded_at', 'account', 'what', 'amount', 'balance', 'entry_id', 'reference', 'reason', 'business_date'] as const
const KINDS = COLUMNS.map((name): CsvColumn => (name === 'amount' || name === 'balance' ? 'figure' : 'text'))

async function* toCsv(statement: Statement, form: CsvForm): AsyncGenerator<Uint8Array> {
  const bytes = (rows: readonly Cells[]): Uint8Array => Buffer.from(rows.map((cells) => csvLine(cells, form, KINDS)).join(''))
  yield Buffer.from(csvStart(form))
  yield bytes([COLUMNS, ...balances('opening', statement.from, statement.opening)])
  for await (const page of statement.lines()) yield bytes(page.map(posting))
  const { until, promised, accrued } = statement
  yield bytes([
    ...balances('closing', until, statement.closing),
    row('set aside', until, '', 'Promised returns of open plans, not part of a balance', null, promised),
    row('set aside', until, '', 'Of these accrued', null, accrued),
  ])
}

function balances(name: string, at: Date, sums: AccountSums): Cells[] {
  const accounts = memberAccounts.map((account) => row(name, at, words[account], '', null, sums[account]))
  return [...accounts, row(name, at, words.in_all, '', null, inAll(sums))]
}

function posting({ recorded_at, effective_at, account, described, amount, balance, entry_id, ref, reason }: StatementLine): Cells {
  const [name, , ...rest] = row('posting', effective_at, words[account], describePosting('en', described), amount, balance)
  return [name ?? null, recorded_at.toISOString(), ...rest.slice(0, 4), String(entry_id), ref, reason, effective_at.toISOString()]
}

type Cells = readonly (string | null)[]

/** By the business date. Only a posting was recorded: a balance has no time of that. */
function row(name: string, at: Date, account: string, what: string, amount: bigint | null, balance: bigint): Cells {
  return [
    name,
    null,
    account,
    what,
    amount === null ? null : formatDecimal(amount),
    formatDecimal(balance),
    null,
    null,
    null,
    at.toISOString(),
  ]
}
