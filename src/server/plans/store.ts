/** The tables plan_terms and investment. */
import { type Cents, cents } from '#kernel/money'
import { type Closeness, closenessOf, type SearchTerm } from '#kernel/search-term'
import type { Query } from '#server/store'
import { type Investment, type InvestmentStatus, planName } from './investment.ts'
import { catalogue } from './terms/catalogue.ts'
import type { Terms } from './terms/terms.ts'

type TermsRow = Omit<Terms, 'min' | 'max' | 'term_seconds'> & { min_cents: bigint; max_cents: bigint; term_seconds: bigint }
type InvestmentRow = Omit<Investment, 'principal' | 'promised' | 'paid' | 'term_seconds'> & {
  principal: bigint
  promised: bigint
  paid: bigint | null
  term_seconds: bigint
}

/** The newest version of each plan's terms; a plan without any is not offered. */
export async function readTerms(query: Query): Promise<Map<string, Terms>> {
  const rows = await query<TermsRow>('SELECT DISTINCT ON (plan) * FROM plan_terms ORDER BY plan, version DESC')
  return new Map(
    rows.map(({ min_cents, max_cents, term_seconds, ...row }) => [
      row.plan,
      { ...row, term_seconds: Number(term_seconds), min: cents(min_cents), max: cents(max_cents) },
    ]),
  )
}

function fromRow(row: InvestmentRow): Investment {
  return {
    ...row,
    term_seconds: Number(row.term_seconds),
    principal: cents(row.principal),
    promised: cents(row.promised),
    paid: row.paid === null ? null : cents(row.paid),
  }
}

export async function readInvestment(query: Query, id: string, user_id: string): Promise<Investment | null> {
  const [row] = await query<InvestmentRow>('SELECT * FROM investment WHERE id = $1 AND user_id = $2', [id, user_id])
  return row ? fromRow(row) : null
}

export async function countDue(query: Query, at: Date): Promise<number> {
  const [row] = await query<{ n: number }>(`SELECT count(*)::int AS n FROM investment WHERE status = 'active' AND matures_at <= $1`, [at])
  return row?.n ?? 0
}

export async function findDue(query: Query, at: Date, limit: number): Promise<Investment[]> {
  const rows = await query<InvestmentRow>(
    `SELECT * FROM investment WHERE status = 'active' AND matures_at <= $1 ORDER BY matures_at, id LIMIT $2`,
    [at, limit],
  )
  return rows.map(fromRow)
}

type Maturing = { readonly after: Date; readonly until: Date; readonly longer_than: number }

/** Open investments that mature in this time and have no notice yet; terms in seconds. */
export async function findMaturing(query: Query, { after, until, longer_than }: Maturing, limit: number): Promise<Investment[]> {
  const rows = await query<InvestmentRow>(
    `SELECT i.* FROM investment i WHERE status = 'active' AND matures_at > $1 AND matures_at <= $2 AND term_seconds > $3
       AND NOT EXISTS (SELECT FROM maturity_notice n WHERE n.investment_id = i.id)
     ORDER BY matures_at, id LIMIT $4`,
    [after, until, longer_than, limit],
  )
  return rows.map(fromRow)
}

/** The ids that had none: each is recorded by one call alone. */
export async function recordNotices(query: Query, ids: readonly string[], at: Date): Promise<ReadonlySet<string>> {
  const rows = await query<{ investment_id: string }>(
    `INSERT INTO maturity_notice (investment_id, recorded_at) SELECT id, $2 FROM unnest($1::uuid[]) AS id
     ON CONFLICT DO NOTHING RETURNING investment_id`,
    [ids, at],
  )
  return new Set(rows.map(({ investment_id }) => investment_id))
}

export type InvestmentFilter = { readonly user_id: string; readonly active?: boolean | undefined }
/** `created_at`: when the last row started, or ended in a list of ended ones. */
export type StartedAfter = { readonly created_at: Date; readonly id: string } | null

/** Separate statements: a plan for both would scan all of the member's investments. */
function whose({ active }: InvestmentFilter): string {
  if (active === undefined) return 'user_id = $1'
  return `user_id = $1 AND status ${active ? '=' : '<>'} 'active'`
}

/** Newest first, by the date that the list shows: ended ones show when they ended, others when they started. */
export async function findInvestments(query: Query, filter: InvestmentFilter, limit: number, after: StartedAfter): Promise<Investment[]> {
  const date = filter.active === false ? 'ended_at' : 'started_at'
  const rows = await query<InvestmentRow>(
    `SELECT * FROM investment WHERE ${whose(filter)} ${after ? `AND (${date}, id) < ($3, $4)` : ''}
     ORDER BY ${date} DESC, id DESC LIMIT $2`,
    [filter.user_id, limit, ...(after ? [after.created_at, after.id] : [])],
  )
  return rows.map(fromRow)
}

/** All open investments of a member, newest first; complete, because figures are their sum. */
export async function findOpenInvestments(query: Query, user_id: string): Promise<Investment[]> {
  const rows = await query<InvestmentRow>(
    `SELECT * FROM investment WHERE ${whose({ user_id, active: true })} ORDER BY started_at DESC, id DESC`,
    [user_id],
  )
  return rows.map(fromRow)
}

/** All investments of a member that were open at or after an instant. */
export async function findHeldSince(query: Query, user_id: string, since: Date): Promise<Investment[]> {
  const rows = await query<InvestmentRow>(
    'SELECT * FROM investment WHERE user_id = $1 AND (ended_at IS NULL OR ended_at >= $2) ORDER BY started_at, id',
    [user_id, since],
  )
  return rows.map(fromRow)
}

/** Principal and paid return by investment; open ones are left out. */
export async function readPayouts(query: Query, ids: readonly string[]): Promise<Map<string, { principal: Cents; paid: Cents }>> {
  const rows = await query<{ id: string; principal: bigint; paid: bigint }>(
    'SELECT id, principal, paid FROM investment WHERE id = ANY ($1::uuid[]) AND paid IS NOT NULL',
    [ids],
  )
  return new Map(rows.map(({ id, principal, paid }) => [id, { principal: cents(principal), paid: cents(paid) }]))
}

export async function countInvestments(query: Query, filter: InvestmentFilter): Promise<number> {
  const [row] = await query<{ n: bigint }>(`SELECT count(*) AS n FROM investment WHERE ${whose(filter)}`, [filter.user_id])
  return Number(row?.n ?? 0n)
}

/**
 * Investments bought by one of the transactions `locked` and not ended by any of `unlocked`: what was open at an earlier point of the
 * journal.
 */
export async function findBought(
  query: Query,
  user_id: string,
  { locked, unlocked }: { readonly locked: readonly string[]; readonly unlocked: readonly string[] },
): Promise<Investment[]> {
  const rows = await query<InvestmentRow>(
    `SELECT * FROM investment WHERE user_id = $1 AND bought_by = ANY ($2::uuid[]) AND (ended_by IS NULL OR ended_by <> ALL ($3::uuid[])) ORDER BY id`,
    [user_id, locked, unlocked],
  )
  return rows.map(fromRow)
}

/** The plan of each of these investments, by id. */
export async function readPlansOf(query: Query, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await query<{ id: string; plan: string }>('SELECT id, plan FROM investment WHERE id = ANY ($1::uuid[])', [ids])
  return new Map(rows.map(({ id, plan }) => [id, plan]))
}

type Commitment = { readonly plan: string; readonly open: number; readonly principal: bigint; readonly promised: bigint }

export async function sumCommitments(query: Query): Promise<Commitment[]> {
  const rows = await query<{ plan: string; open: bigint; principal: bigint; promised: bigint }>(
    `SELECT plan, count(*) AS open, sum(principal)::bigint AS principal, sum(promised)::bigint AS promised FROM investment WHERE status = 'active' GROUP BY plan ORDER BY plan`,
  )
  return rows.map((row) => ({ ...row, open: Number(row.open) }))
}

/** Updates only an open row. Returns whether it was. */
export async function writeInstruction(
  query: Query,
  id: string,
  user_id: string,
  instruction: string,
  business_now: Date,
  at: Date,
): Promise<boolean> {
  const rows = await query(
    `UPDATE investment SET instruction = $3, updated_at = $5 WHERE id = $1 AND user_id = $2 AND status = 'active' AND matures_at > $4 RETURNING id`,
    [id, user_id, instruction, business_now, at],
  )
  return rows.length > 0
}

/** The plan of a member that matured last; null: none has. */
export async function findLastMatured(query: Query, user_id: string): Promise<Investment | null> {
  const [row] = await query<InvestmentRow>(
    `SELECT * FROM investment WHERE user_id = $1 AND status = 'matured' ORDER BY ended_at DESC, id DESC LIMIT 1`,
    [user_id],
  )
  return row ? fromRow(row) : null
}

/** Searches one member's investments by plan name, capital, or id prefix. */
export type FoundInvestment = {
  readonly id: string
  readonly plan_name: string
  readonly principal: Cents
  readonly status: InvestmentStatus
  readonly started_at: Date
  readonly ended_at: Date | null
  readonly closeness: Closeness
}

/** The best matches, newest first. */
export async function searchInvestments(query: Query, user_id: string, sought: SearchTerm, limit: number): Promise<FoundInvestment[]> {
  const plans = catalogue.flatMap(({ id, name }) => {
    const closeness = closenessOf(name, sought)
    return closeness === null ? [] : [{ id, closeness }]
  })
  const rows = await query<Omit<FoundInvestment, 'plan_name' | 'principal'> & { plan: string; principal: bigint }>(
    `SELECT id, plan, principal, status, started_at, ended_at, closeness FROM (
       SELECT i.*, least(CASE WHEN i.principal = $2::bigint OR i.id::text LIKE $3 THEN 0 END, named.closeness) AS closeness
       FROM investment i LEFT JOIN unnest($4::text[], $5::int[]) AS named (plan, closeness) ON named.plan = i.plan
       WHERE i.user_id = $1
     ) found WHERE closeness IS NOT NULL ORDER BY closeness, started_at DESC, id DESC LIMIT $6`,
    [user_id, sought.amount, sought.id, plans.map(({ id }) => id), plans.map(({ closeness }) => closeness), limit],
  )
  return rows.map(({ plan, principal, ...row }) => ({ ...row, plan_name: planName(plan), principal: cents(principal) }))
}
