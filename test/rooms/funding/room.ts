/** The funding room on a real store with the real rooms around it, a clock that tests set, and one or more nodes over one database. */
import { createHash } from 'node:crypto'
import { settingDefaults } from '#contract/settings'
import type { Clock } from '#kernel/clock'
import { newId } from '#kernel/id'
import type { IdempotencyContext } from '#kernel/idempotency'
import { type Cents, cents } from '#kernel/money'
import { isRefused, refuse } from '#kernel/refusal'
import { approvalsRoom, type ChangeRegistry, openApprovals } from '#server/approvals'
import { AUDIT_RECORD, auditKey, openAudit } from '#server/audit'
import { readMemberBalances } from '#server/books'
import { type Funding, fundingRoom, openFunding, type Rail, sandboxRail } from '#server/funding'
import { CLAIM_ACTIVE, CLAIM_CODE, openIdentity, RECORD_CODE_USED, withdrawalLetter } from '#server/identity'
import { type Dispatcher, openDispatcher } from '#server/jobs'
import { audit, openPost, replayOf } from '#server/ledger'
import { MAIL_RECORD, openMail } from '#server/mail'
import { type Database, openOutbox, outboxWriter, sealer } from '#server/store'
import { type Transaction, transactionsRoom, viewTransaction } from '#server/transactions'
import { fund, treasuryRoom } from '#server/treasury'
import type { TestStore } from '#test/support/database.ts'

const SECRET = 'a secret key of the tests, long enough'
export const usd = (dollars: number): Cents => cents(BigInt(Math.round(dollars * 100)))

export type TestClock = Clock & { advance(seconds: number): void }
export type Person = { readonly user_id: string; readonly email: string }
export type FundingRoom = Awaited<ReturnType<typeof openRoom>>

function testClock(): TestClock {
  let at = Date.UTC(2026, 0, 5, 12)
  return {
    now: () => new Date(at),
    monotonic: () => performance.now(),
    advance: (seconds) => {
      at += seconds * 1000
    },
  }
}

export async function openRoom(store: TestStore, rail: Rail = sandboxRail) {
  const database = await store.open()
  const clock = testClock()
  const seal = sealer(SECRET)
  const settings = { ...settingDefaults, auto_approval_limit: usd(0), address_hold_seconds: 0 }
  const log = openAudit({ database, clock, key: auditKey(SECRET) })
  const mail = openMail({
    database,
    clock,
    sealer: seal,
    smtp_url: null,
    smtp_tls_required: false,
    from: 'Clearterm <no-reply@localhost>',
    public_url: 'http://localhost:3000',
  })
  const identity = openIdentity({
    database,
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
  const business = { now: async () => clock.now() }

  /** The newest code of each withdrawal, to know which of a person's mails is whose. */
  const codes = new Map<string, string>()
  const openNode = () => {
    const { post, idle } = openPost({
      database,
      clock,
      claims: new Set([
        ...transactionsRoom.ledger.claims,
        ...fundingRoom.ledger.claims,
        ...approvalsRoom.ledger.claims,
        CLAIM_ACTIVE,
        CLAIM_CODE,
      ]),
      records: new Set([
        ...transactionsRoom.ledger.records,
        ...treasuryRoom.ledger.records,
        ...approvalsRoom.ledger.records,
        'store_record_outbox',
        MAIL_RECORD,
        AUDIT_RECORD,
        RECORD_CODE_USED,
      ]),
      writers: new Map([[AUDIT_RECORD, log.append]]),
    })
    const approvals = openApprovals({ database, post, clock, audit: log, settings: async () => settings })
    const room = openFunding({
      database,
      post,
      clock,
      business,
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
      memberOf: identity.readUser,
      rail,
      approvals,
      undoLink: async (_tx, { change_id }) => `/undo#${change_id}`,
    })
    // The kinds of the other rooms are not requested here.
    approvals.register(fundingRoom.changes?.(room) as unknown as ChangeRegistry)
    return { funding: answeringRepeats(database, room), post, idle }
  }
  const first = openNode()
  const { funding, post } = first
  await funding.seed()
  await fund(
    { database, post, clock },
    { account: 'adjustment:budget', direction: 'add', amount: usd(100_000), actor: null },
    { key: 'seed' },
  )

  const mails = async (): Promise<{ kind: string; payload: Record<string, unknown> }[]> => {
    const rows = await database.query<{ kind: string; payload: Buffer }>('SELECT kind, payload FROM outbox ORDER BY recorded_at, id')
    const notices = rows.map(({ kind, payload }) => ({ kind, payload: openOutbox(seal, payload) as Record<string, unknown> }))
    const queued = await database.query<{ to: string; kind: string; subject: string; sealed_body: Buffer }>(
      'SELECT recipient AS to, kind, subject, sealed_body FROM mail ORDER BY position',
    )
    const letters = queued.map(({ sealed_body, ...row }) => {
      const body = JSON.parse(seal.open(sealed_body, 'mail').toString())
      return { kind: 'mail', payload: { ...row, ...body, code: /^ {4}(\d{6})$/m.exec(body.text)?.[1] } }
    })
    return [...notices, ...letters]
  }

  return {
    database,
    clock,
    settings,
    log,
    funding,
    /** Another process's view of the same database: its own queue of groups. */
    anotherNode: (): Funding => openNode().funding,
    mails,
    /** A process that delivers payouts from the outbox; the test lets it run. */
    openPayouts: (): Dispatcher => {
      const dispatcher = openDispatcher({ database, sealer: seal, report: () => {} })
      dispatcher.handle({ 'withdrawal.payout': funding.payOut })
      return dispatcher
    },
    /** The withdrawal's newest code, unread. */
    issued: (transaction_id: string): string => codes.get(transaction_id) ?? '',
    /** The withdrawal's newest code, as it was mailed to the person. */
    code: async ({ email }: Person, transaction_id: string): Promise<string> => {
      const letters = (await mails()).filter(({ kind, payload }) => kind === 'mail' && payload.to === email)
      const letter = letters.find(({ payload }) => payload.code === codes.get(transaction_id))
      return String(letter?.payload.code)
    },
    /** The person's notices, in no order. */
    events: async ({ user_id }: Person): Promise<string[]> =>
      (await mails())
        .filter(({ kind, payload }) => kind === 'notify' && payload.user_id === user_id)
        .map(({ payload }) => String(payload.event))
        .sort(),
    balances: ({ user_id }: Person) => readMemberBalances(database, user_id),
    findings: async () =>
      (await audit({ database, clock, checks: [...fundingRoom.ledger.checks, ...treasuryRoom.ledger.checks] }, { whole: true })).findings,
    person: (balance?: Cents) => makePerson(database, clock, funding, balance),
  }
}

/** The verbs as the server calls them: a refused repeat of what was accepted gets the first answer. */
function answeringRepeats(database: Database, room: Funding): Funding {
  const answering = Object.entries(room).map(([name, verb]) => {
    const answer = async (...given: unknown[]): Promise<unknown> => {
      const outcome: unknown = await (verb as (...given: unknown[]) => Promise<unknown>)(...given)
      const keyed = given[1]
      if (!isRefused(outcome) || typeof keyed !== 'object' || keyed === null || !('body_sha' in keyed)) return outcome
      return (await replayOf(database.query, keyed as Parameters<typeof replayOf>[1])) ?? outcome
    }
    return [name, answer]
  })
  return Object.fromEntries(answering) as Funding
}

/** An active member, with a balance that came by a settled deposit. */
async function makePerson(database: Database, clock: Clock, funding: Funding, balance?: Cents): Promise<Person> {
  const user_id = newId()
  const email = `${user_id}@example.test`
  await database.query(
    `INSERT INTO users (id, email, first_name, last_name, referral_code, status, password_hash, created_at, updated_at)
     VALUES ($1, $2, 'Test', 'Person', $3, 'active', '$argon2id$none', $4, $4)`,
    [user_id, email, user_id.slice(-12), clock.now()],
  )
  if (balance) {
    const created = asTransaction(await funding.deposit({ user_id, amount: balance, method: 'card' }, once(user_id)))
    asTransaction(await funding.payDeposit({ user_id, transaction_id: created.id, choice: 'approve' }, once(user_id)))
  }
  return { user_id, email }
}

/** The http key of one call; the same key and body again is the same call. */
export function once(
  user_id: string,
  key: string = newId(),
  body = 'body',
): IdempotencyContext<Transaction | { readonly change_id: string }> {
  return {
    key: `http/${user_id}/test/${key}`,
    body_sha: createHash('sha256').update(body).digest(),
    encode: (created) =>
      JSON.stringify('change_id' in created ? created : viewTransaction(created), (_name, value) =>
        typeof value === 'bigint' ? String(value) : value,
      ),
  }
}

export function asTransaction(outcome: object): Transaction {
  if ('user_id' in outcome) return outcome as Transaction
  throw new Error(`not done: ${JSON.stringify(outcome)}`)
}

/** The name of a refusal, or the state that was reached. */
export function outcomeOf(outcome: object): string {
  if ('refused' in outcome) return String(outcome.refused)
  return 'replayed' in outcome ? 'replayed' : asTransaction(outcome).state
}

export function tally(outcomes: readonly object[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const outcome of outcomes) counts[outcomeOf(outcome)] = (counts[outcomeOf(outcome)] ?? 0) + 1
  return counts
}

export const administrator = () => ({ user_id: newId(), email: 'administrator@example.test', request_id: newId() })

export const BTC = { symbol: 'btc', network: 'Bitcoin', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' }
export const SELECTED = `${BTC.address}::btc::Bitcoin`

export async function savePayout({ funding }: FundingRoom, { user_id, email }: Person): Promise<void> {
  const saved = await funding.updatePayout({ user_id, own_email: email, crypto: [BTC] })
  if (isRefused(saved)) throw new Error(saved.reason)
}

/** Held and not confirmed, to a saved payout address. */
export async function askWithdrawal(room: FundingRoom, person: Person, amount: Cents): Promise<Transaction> {
  await savePayout(room, person)
  const asked = { user_id: person.user_id, amount, method: 'wallet' as const, selected_coin: SELECTED }
  return asTransaction(await room.funding.withdraw(asked, once(person.user_id)))
}

export async function confirmed(room: FundingRoom, person: Person, amount: Cents): Promise<Transaction> {
  const { id } = await askWithdrawal(room, person, amount)
  const guess = { ...person, transaction_id: id, code: await room.code(person, id) }
  return asTransaction(await room.funding.confirmWithdrawal(guess, once(person.user_id)))
}
