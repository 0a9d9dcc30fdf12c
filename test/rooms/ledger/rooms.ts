/**
 * The money rooms without HTTP, on a real store: the journal's door, treasury, plans, funding and the codes of withdrawals, with a clock
 * that tests move. A node is one process's view: a door of its own, and on PostgreSQL a pool of its own where the test asks for one.
 */
import { settingDefaults } from '#contract/settings'
import { addSeconds, type Clock } from '#kernel/clock'
import { newId } from '#kernel/id'
import { type Cents, cents } from '#kernel/money'
import { isRefused, refuse } from '#kernel/refusal'
import { approvalsRoom, openApprovals } from '#server/approvals'
import { type Actor, AUDIT_RECORD, auditKey, openAudit } from '#server/audit'
import { readMemberBalances } from '#server/books'
import { type Funding, fundingRoom, openFunding, sandboxRail } from '#server/funding'
import { CLAIM_ACTIVE, CLAIM_CODE, openIdentity, RECORD_CODE_USED, withdrawalLetter } from '#server/identity'
import { audit, type Entry, entries, type Finding, type Group, openPost, type Post, type Verdict } from '#server/ledger'
import { MAIL_RECORD, openMail } from '#server/mail'
import { type PlansDependencies, plansRoom, readTerms } from '#server/plans'
import { type Database, deriveKeys, outboxWriter, sealer } from '#server/store'
import { transactionsRoom } from '#server/transactions'
import { type FundDependencies, fund, treasuryRoom } from '#server/treasury'

const SECRET = 'a secret key of the tests, long enough'
const START = Date.UTC(2026, 0, 5, 12)

export const usd = (dollars: number): Cents => cents(BigInt(Math.round(dollars * 100)))
const BTC = { symbol: 'btc', network: 'Bitcoin', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' }
export const SELECTED = `${BTC.address}::btc::Bitcoin`

const rooms = [transactionsRoom, treasuryRoom, plansRoom, fundingRoom, approvalsRoom].map(({ ledger }) => ledger)
export const claims: ReadonlySet<string> = new Set([...rooms.flatMap(({ claims }) => claims), CLAIM_ACTIVE, CLAIM_CODE])
export const records: ReadonlySet<string> = new Set([
  ...rooms.flatMap(({ records }) => records),
  RECORD_CODE_USED,
  AUDIT_RECORD,
  'store_record_outbox',
  MAIL_RECORD,
])
const checks = rooms.flatMap(({ checks }) => checks)

/** Real and business time: `advance` moves both, `jump` the business date alone, forward or back. */
export type TestTime = Clock & { advance(seconds: number): void; jump(seconds: number): void; businessNow(): Date }

export function testTime(): TestTime {
  let at = START
  let ahead = 0
  return {
    now: () => new Date(at),
    monotonic: () => performance.now(),
    advance: (seconds) => {
      at += seconds * 1000
    },
    jump: (seconds) => {
      ahead += seconds
    },
    businessNow: () => addSeconds(new Date(at), ahead),
  }
}

export type Node = {
  readonly post: Post
  readonly funding: Funding
  readonly plans: PlansDependencies
  readonly treasury: FundDependencies
  idle(): Promise<void>
}
export type Person = { readonly user_id: string; readonly email: string }
export type Rooms = ReturnType<typeof openRooms>

/** The administrator of all tests that need one. */
export const BOSS: Actor = { user_id: newId(), email: 'administrator@example.test', request_id: 'test' }

export function openRooms(database: Database, time: TestTime = testTime()) {
  const business = { now: async () => time.businessNow() }
  const settings = { ...settingDefaults, auto_approval_limit: usd(0), address_hold_seconds: 0 }
  const codes = new Map<string, string>()
  const first = openNode(database)

  function openNode(on: Database, clock: Clock = time): Node {
    const seal = sealer(SECRET)
    const log = openAudit({ database: on, clock, key: auditKey(SECRET) })
    const mail = openMail({
      database: on,
      clock,
      sealer: seal,
      smtp_url: null,
      smtp_tls_required: false,
      from: 'Clearterm <no-reply@localhost>',
      public_url: 'http://localhost:3000',
    })
    const identity = openIdentity({
      database: on,
      clock,
      settings: async () => settings,
      audit: log,
      secret_key: SECRET,
      sealer: seal,
      staff_factor: false,
      public_url: 'http://localhost:3000',
      writeOutbox: outboxWriter(seal),
      mail,
    })
    const { post, idle } = openPost({ database: on, clock, claims, records, writers: new Map([[AUDIT_RECORD, log.append]]) })
    const shared = { database: on, post, clock, business }
    const funding = openFunding({
      ...shared,
      settings: async () => settings,
      sealer: seal,
      audit: log,
      codes: {
        issue: async (tx, what) => {
          const issued = await identity.oneTimeCode.issue(tx, what)
          codes.set(what.subject, issued.code)
          return issued
        },
        check: async (guess) => {
          const checked = await identity.oneTimeCode.check(guess)
          if (isRefused(checked)) return checked
          return checked.ok ? { code_id: checked.code_id } : refuse('wrong_code')
        },
        letter: withdrawalLetter,
      },
      mail,
      limit: identity.throttle.limit,
      usage: identity.throttle.usage,
      memberOf: (user_id) => identity.readUser(user_id),
      rail: sandboxRail,
      approvals: openApprovals({ database: on, post, clock, audit: log, settings: async () => settings }),
      undoLink: async (_tx, { change_id }) => `/undo#${change_id}`,
    })
    return {
      post,
      idle,
      funding,
      plans: { ...shared, sealer: seal, quote_keys: deriveKeys(SECRET, 'exit-quote'), readTerms: () => readTerms(database.query) },
      treasury: shared,
    }
  }

  return {
    database,
    time,
    settings,
    /** The first node; more come from `openNode`, over the same database or another pool to it. */
    ...first,
    openNode,
    codeOf: (transaction_id: string): string => codes.get(transaction_id) ?? '',
    person: (balance: Cents = cents(0n)) => makePerson(database, time, first, balance),
    balancesOf: ({ user_id }: Person) => readMemberBalances(database, user_id),
    /** Every account that has ever moved, by its code. */
    balances: async (): Promise<Map<string, bigint>> => {
      const rows = await database.query<{ code: string; balance: bigint }>('SELECT code, balance FROM account WHERE seq > 0')
      return new Map(rows.map(({ code, balance }) => [code, balance]))
    },
    findings: async (): Promise<readonly Finding[]> => (await audit({ database, clock: time, checks }, { whole: true })).findings,
    fundReserve: async (amount: Cents): Promise<void> => {
      const funding = { account: 'reserve:free' as const, direction: 'add' as const, amount, actor: null }
      const outcome = await fund(first.treasury, funding, { key: `test/reserve/${newId()}` })
      if (isRefused(outcome)) throw new Error(outcome.refused)
    },
  }
}

/** An active member with a payout address, whose balance came by a settled deposit. */
async function makePerson(database: Database, clock: Clock, { funding }: Node, balance: Cents): Promise<Person> {
  const user_id = newId()
  const email = `${user_id}@example.test`
  await database.query(
    `INSERT INTO users (id, email, first_name, last_name, referral_code, status, password_hash, created_at, updated_at)
     VALUES ($1, $2, 'Test', 'Person', $3, 'active', '$argon2id$none', $4, $4)`,
    [user_id, email, user_id.slice(-12), clock.now()],
  )
  await funding.updatePayout({ user_id, own_email: email, crypto: [BTC] })
  if (balance > 0n) {
    const created = await funding.deposit({ user_id, amount: balance, method: 'card' }, once(user_id))
    if (!('id' in created)) throw new Error(JSON.stringify(created))
    await funding.payDeposit({ user_id, transaction_id: created.id, choice: 'approve' }, once(user_id))
  }
  return { user_id, email }
}

type Reply = { readonly id?: string; readonly state?: string; readonly amount?: bigint }

/** The http key of one call; the same key and body again is the same call. What is kept of an answer is what a test compares. */
export function once(user_id: string, key: string = newId(), body = 'body') {
  return {
    key: `http/${user_id}/test/${key}`,
    body_sha: Buffer.from(body.padEnd(32, '.').slice(0, 32)),
    encode: (reply: Reply | bigint | { readonly change_id: string }): string =>
      typeof reply === 'bigint'
        ? JSON.stringify({ amount: String(reply) })
        : 'change_id' in reply
          ? JSON.stringify(reply)
          : JSON.stringify({ id: reply.id, state: reply.state, amount: String(reply.amount ?? '') }),
  }
}

/** A group with one domain key and nothing but entries; `more` replaces what a test is about. */
export function group(list: readonly Entry[], more: Partial<Group> = {}): Group {
  const keys = [{ key: `test/${newId()}`, on_repeat: 'refuse' as const }]
  return { keys, body_sha: null, entries: list, claims: [], records: [], reply: null, effective_at: new Date(START), ...more }
}

/** Money into a main account, bypassing all rooms, for tests of the ledger alone. */
export const credit = (user_id: string, amount: bigint): Entry => entries.depositSettle(user_id, cents(amount), newId())

export function outcomeOf(verdict: Verdict): string {
  if ('posted' in verdict) return 'posted'
  return 'replayed' in verdict ? 'replayed' : verdict.refused
}

export function tally(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1
  return counts
}

const GUARDED = ['move', 'journal_batch', 'account_total']

/** As only the owner of the tables can: past triggers and rights. */
export async function tamper(database: Database, statements: readonly string[]): Promise<void> {
  await database.transaction(
    async (tx) => {
      for (const table of GUARDED) await tx.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
      for (const statement of statements) await tx.query(statement)
      for (const table of GUARDED) await tx.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
    },
    { as_owner: true },
  )
}
