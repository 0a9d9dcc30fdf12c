// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts are source code
/**
 * The mutants: exact texts of the source with their replacements, and the test that must fail. A text that isn't there exactly once is an
 * error, so that no mutant silently disappears when the source changes.
 */
import { botMutants } from './bots.ts'
import { brokenRequirements } from './requirements.ts'
import { solvencyMutants } from './solvency.ts'
import { tradingMutants } from './trading.ts'

type Edit = { readonly file: string; readonly from: string; readonly to: string }

export type Mutant = {
  readonly name: string
  readonly edits: readonly Edit[]
  readonly file: string
  /** Part of the test's name. */
  readonly test: string
  /** Real concurrency is on PostgreSQL only; a mutant without a store needs none. */
  readonly store?: 'either' | 'postgresql'
  /** Its test reads the whole tree, as house tests do. */
  readonly whole?: boolean
}

const LEDGER = 'src/server/ledger/post'
const POST_TEST = { file: 'test/rooms/ledger/post.test.ts', store: 'either' } as const
const THREATS = { file: 'test/rooms/ledger/threats.test.ts', store: 'either' } as const
const NODES = { file: 'test/rooms/ledger/nodes.test.ts', store: 'postgresql' } as const
const RACES = { file: 'test/rooms/funding/races.test.ts', store: 'either' } as const
const FACTORS = { file: 'test/rooms/identity/second-factor.test.ts', store: 'either' } as const
const REFERRALS = { file: 'test/rooms/referrals/bonus.test.ts', store: 'either' } as const
const APPROVALS = { file: 'test/rooms/admin/approvals.test.ts', store: 'either' } as const
const unit = (file: string) => ({ file }) as const

export const mutants: readonly Mutant[] = [
  {
    ...APPROVALS,
    name: 'what one administrator does alone is not numbered',
    edits: [
      { file: 'src/server/approvals/consent.ts', from: 'keys: [`${SOLO_APPROVALS}${maker}/${n + 1}`]', to: 'keys: []' },
      { file: 'src/server/approvals/consent.ts', from: "records: [{ name: 'approvals_record_solo', row }]", to: 'records: row ? [] : []' },
    ],
    test: 'of many at once exactly the threshold',
  },
  {
    ...APPROVALS,
    name: 'whoever asked may approve',
    edits: [
      {
        file: 'src/server/approvals/check-decision.ts',
        from: 'return change.maker === user_id || isInvolved(',
        to: 'return isInvolved(',
      },
    ],
    test: 'waits on the record itself',
  },
  {
    name: 'skip the accounts’ lock',
    edits: [
      {
        file: `${LEDGER}/store.ts`,
        from: 'WHERE code = ANY ($1::text[]) ORDER BY id FOR UPDATE',
        to: 'WHERE code = ANY ($1::text[]) ORDER BY id',
      },
    ],
    ...NODES,
    test: 'let no deadlock out',
  },
  {
    name: 'skip the head’s lock',
    edits: [{ file: `${LEDGER}/store.ts`, from: 'FROM journal_head FOR UPDATE', to: 'FROM journal_head' }],
    ...NODES,
    test: 'take turns at the head',
  },
  {
    name: 'forget the hold of a withdrawal',
    edits: [
      {
        file: 'src/server/funding/withdrawal/withdraw.ts',
        from: 'entries: [entries.withdrawalHold(user_id, amount, transaction.id)]',
        to: 'entries: []',
      },
    ],
    ...THREATS,
    test: 'sec/B7: a balance that is withdrawn and invested',
  },
  {
    name: 'pay a maturity twice',
    edits: [
      { file: 'src/server/plans/mature.ts', from: '`plan/${investment.id}/close`', to: '`plan/${Math.random()}/close`' },
      {
        file: 'src/server/plans/mature.ts',
        from: "claims: [{ name: 'plans_claim_open', id: investment.id, expects: [`active:${investment.instruction}`] }]",
        to: 'claims: []',
      },
    ],
    ...THREATS,
    test: 'sec/B8: 100 parallel liquidations',
  },
  {
    name: 'sell a plan to a member who was suspended meanwhile',
    edits: [{ file: 'src/server/plans/subscribe.ts', from: 'claims: [claimActive(user_id)]', to: 'claims: []' }],

    file: 'test/attack/suspension.test.ts',
    store: 'postgresql',
    test: 'sec/C9 a call that was admitted before a',
  },
  {
    name: 'pay a liquidation twice',
    edits: [
      { file: 'src/server/plans/liquidate.ts', from: '`plan/${investment.id}/close`', to: '`plan/${Math.random()}/close`' },
      {
        file: 'src/server/plans/liquidate.ts',
        from: "claims: [claimActive(user_id), { name: 'plans_claim_open', id: investment.id, expects: OPEN }]",
        to: 'claims: []',
      },
    ],
    ...THREATS,
    test: 'sec/B8: 100 parallel liquidations',
  },
  {
    name: 'drop the undo of an overdrawn group',
    edits: [{ file: `${LEDGER}/evaluate.ts`, from: 'for (const [account, was] of before) Object.assign(account, was)', to: '' }],
    ...unit(`${LEDGER}/evaluate.test.ts`),
    test: 'undoes an overdrawn group wholly',
  },
  {
    name: 'accept a negative amount',
    edits: [{ file: `${LEDGER}/evaluate.ts`, from: "assert(entry.amount > 0n, 'an entry moves more than nothing')", to: '' }],
    ...unit(`${LEDGER}/evaluate.test.ts`),
    test: 'more than nothing',
  },
  {
    name: 'read a negative amount',
    edits: [{ file: 'src/kernel/money.ts', from: 'const AMOUNT = /^(0|', to: 'const AMOUNT = /^-?(0|' }],
    ...unit('src/kernel/money.test.ts'),
    test: 'sec/B5',
  },
  {
    name: 'let an account fall below zero',
    edits: [{ file: `${LEDGER}/evaluate.ts`, from: "if (after < 0n) return { refused: 'overdrawn', account: account.code }", to: '' }],
    ...unit(`${LEDGER}/evaluate.test.ts`),
    test: 'nothing below zero',
  },
  {
    name: 'round a tie up',
    edits: [{ file: 'src/kernel/rounding.ts', from: 'return quotient % 2n === 0n ? quotient : quotient + 1n', to: 'return quotient + 1n' }],
    ...unit('src/kernel/rounding.test.ts'),
    test: 'sends a tie to the even neighbour',
  },
  {
    name: 'round what an early exit pays up',
    edits: [
      {
        file: 'src/kernel/accrual.ts',
        from: 'divideFloor(numerator, BigInt(investment.term_seconds) * 10_000n)',
        to: 'divideFloor(numerator, BigInt(investment.term_seconds) * 10_000n) + 1n',
      },
    ],
    ...unit('src/server/plans/accrue.test.ts'),
    test: 'sec/E2',
  },
  {
    name: 'accrue beyond the term',
    edits: [
      {
        file: 'src/kernel/accrual.ts',
        from: 'Math.min(Math.max(secondsBetween(started_at, at), 0), term_seconds)',
        to: 'Math.max(secondsBetween(started_at, at), 0) + 0 * term_seconds',
      },
    ],
    ...unit('src/server/plans/accrue.test.ts'),
    test: 'sec/E2',
  },
  {
    name: 'reuse a key: adjustments without their number',
    edits: [
      {
        file: 'src/server/funding/adjustment/adjust.ts',
        from: '`adjustment/${user_id}/${account}/${n}`',
        to: '`adjustment/${user_id}/${account}/${n}/${Math.random()}`',
      },
    ],
    ...RACES,
    test: 'never takes back more than administrators credited',
  },
  {
    name: 'reuse a key: calls without their http key',
    edits: [
      {
        file: 'src/server/ledger/post/submit.ts',
        from: "[{ key: once.key, on_repeat: 'replay' as const }]",
        to: "[{ key: `${once.key}/${Math.random()}`, on_repeat: 'replay' as const }]",
      },
    ],
    ...RACES,
    test: 'gives 100 parallel calls with one key one effect',
  },
  {
    name: 'sell without the reserve',
    edits: [{ file: 'src/server/plans/move-capital.ts', from: ', entries.planCommit(promised, bought_by)])', to: '])' }],
    ...THREATS,
    test: 'sec/B11',
  },
  {
    name: 'release a hold twice',
    edits: [
      {
        file: 'src/server/funding/decision/close-transaction.ts',
        from: 'keys: [closingKey(transaction), ...consent.keys]',
        to: 'keys: [`${closingKey(transaction)}/${Math.random()}`, ...consent.keys]',
      },
      {
        file: 'src/server/funding/decision/close-transaction.ts',
        from: '      claimTransaction(transaction.id, from),\n',
        to: '',
      },
    ],
    ...RACES,
    test: 'sec/B10',
  },
  {
    name: 'skip the hash of the body',
    edits: [
      {
        file: `${LEDGER}/batch.ts`,
        from: 'const same = row.body_sha === null || group.body_sha === null || row.body_sha.equals(group.body_sha)',
        to: 'const same = true',
      },
    ],
    ...POST_TEST,
    test: 'a conflict for another',
  },
  {
    name: 'forget to free the keys of a refused group',
    edits: [
      {
        file: `${LEDGER}/batch.ts`,
        from: 'const freeable = [...releasedKeys, ...refused.flatMap(({ group }) => group.keys.map((key) => key.key))]',
        to: 'const freeable = refused.length > 0 ? releasedKeys : releasedKeys',
      },
    ],
    ...POST_TEST,
    test: 'a corrected retry passes',
  },
  {
    name: 'judge two ends of one row together',
    edits: [
      {
        file: `${LEDGER}/batch.ts`,
        from: 'if (exclusive.some((name) => taken.has(name))) deferred.push(submission)',
        to: 'if (exclusive.length > 1e6) deferred.push(submission)',
      },
    ],
    ...POST_TEST,
    test: 'is judged alone',
  },
  {
    name: 'believe every claim',
    edits: [
      {
        file: `${LEDGER}/batch.ts`,
        from: 'if (state !== null && expects.includes(state)) continue',
        to: 'if (expects.length > 0) continue',
      },
    ],
    ...POST_TEST,
    test: 'finds another state',
  },
  {
    name: 'chain without the hash before',
    edits: [
      {
        file: `${LEDGER}/commitment.ts`,
        from: '.update(CHAIN_TAG).update(previous)',
        to: '.update(CHAIN_TAG).update(previous.subarray(0, 0))',
      },
    ],
    ...unit(`${LEDGER}/commitment.test.ts`),
    test: 'the hash before',
  },
  {
    name: 'write money while halted',
    edits: [{ file: `${LEDGER}/batch.ts`, from: 'if (head.halted !== null) {', to: "if (head.halted === 'never') {" }],

    store: 'either',
    file: 'test/rooms/ledger/journal.test.ts',
    test: 'stops money on every node',
  },
  {
    name: 'not know one’s own commit again',
    edits: [
      {
        file: `${LEDGER}/batch.ts`,
        from: 'if (row.group_id === id) return { posted: true, moves: [] }',
        to: "if (row.group_id === '' && id === '') return { posted: true, moves: [] }",
      },
    ],

    store: 'postgresql',
    file: 'test/rooms/ledger/in-doubt.test.ts',
    test: 'that moves money is known again when the line was cut after',
  },
  {
    name: 'honour a quote that has expired',
    edits: [{ file: 'src/server/plans/liquidate.ts', from: 'clock.now() <= signed.expires_at && ', to: 'clock && ' }],
    ...THREATS,
    test: 'an exit quote is honoured',
  },
  {
    name: 'accept a step of the authenticator app again',
    edits: [
      {
        file: 'src/server/identity/factor/proof.ts',
        from: 'confirmed_at IS NOT NULL AND last_step < $2 RETURNING 1',
        to: 'confirmed_at IS NOT NULL AND last_step < $2 + 9 RETURNING 1',
      },
    ],
    ...FACTORS,
    test: 'sec/A7 a code of the app is accepted once',
  },
  {
    name: 'ignore how old a step-up is',
    edits: [
      {
        file: 'src/server/identity/factor/step-up.ts',
        from: 'row.stepped_up_at && row.stepped_up_at >= since',
        to: 'row.stepped_up_at',
      },
    ],
    ...FACTORS,
    test: 'sec/A10 money leaves only within five minutes',
  },
  {
    name: 'accept a recovery code that was used',
    edits: [
      {
        file: 'src/server/identity/factor/proof.ts',
        from: 'mac = ANY ($2::bytea[]) AND used_at IS NULL RETURNING 1',
        to: 'mac = ANY ($2::bytea[]) RETURNING 1',
      },
    ],
    ...FACTORS,
    test: 'sec/A7 a recovery code replaces the app once',
  },
  {
    name: 'pay a referral bonus twice',
    edits: [
      { file: 'src/server/referrals/accrue.ts', from: '`referral/${bonus.referred}/bonus`', to: '`referral/${transaction_id}/bonus`' },
      { file: 'src/server/referrals/accrue.ts', from: "expects: ['due', 'paused']", to: "expects: ['due', 'paused', 'paid']" },
    ],
    ...REFERRALS,
    test: 'pays once, at maturity',
  },
  {
    name: 'pay a referral bonus from an unfunded budget',
    edits: [
      {
        file: `${LEDGER}/entry.ts`,
        from: "write('referral.bonus', 'referral:budget', member(user, 'bonus'), amount, ref)",
        to: "write('referral.bonus', 'reserve:free', member(user, 'bonus'), amount, ref)",
      },
    ],
    ...REFERRALS,
    test: 'waits as paused while the budget',
  },
  {
    name: 'pay a referral bonus on a second plan',
    edits: [
      {
        file: 'src/server/plans/terms/catalogue.ts',
        from: 'ORDER BY i.user_id, i.started_at, i.id',
        to: 'ORDER BY i.user_id, i.started_at DESC, i.id DESC',
      },
    ],
    ...REFERRALS,
    test: 'earns nothing by a first plan that was liquidated',
  },
  ...solvencyMutants,
  ...tradingMutants,
  ...botMutants,
  ...brokenRequirements,
]
