import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cents, MAX_CENTS } from '#kernel/money'
import { CUSTODY, member, operatorAccounts } from '../chart.ts'
import { type Entry, entries } from './entry.ts'
import { evaluate, type LockedAccount } from './evaluate.ts'
import { CUSTODY_LIMIT, type Limit, membersLimit, operatorLimits, SIDE_LIMIT } from './limit.ts'

const REF = '00000000-0000-7000-8000-000000000000'
const [ADA, BOB] = ['a', 'b']
const own = ['main', 'bonus', 'earning', 'locked', 'held'] as const
const codes = [CUSTODY, ...operatorAccounts, ...[ADA, BOB].flatMap((user) => own.map((account) => member(user, account)))]
const opened = () => new Map<string, LockedAccount>(codes.map((code, at) => [code, { id: BigInt(at + 1), code, balance: 0n, seq: 0n }]))
const balance = (accounts: ReadonlyMap<string, LockedAccount>, code: string) => accounts.get(code)?.balance ?? 0n

it('sec/S4 lets in what fills a limit and not a cent more, says what is left, and leaves everything as it was', () => {
  const accounts = opened()
  const limits = [membersLimit(cents(100n))]
  expect(evaluate(accounts, [entries.operatorFund('reserve:free', cents(5_000n), REF)], operatorLimits)).toHaveProperty('moves')
  expect(evaluate(accounts, [entries.depositSettle(ADA, cents(60n), REF)], limits)).toHaveProperty('moves')
  const before = structuredClone(accounts)
  expect(evaluate(accounts, [entries.depositSettle(BOB, cents(41n), REF)], limits)).toEqual({ refused: 'limit', left: 40n })
  expect(accounts).toEqual(before)
  expect(evaluate(accounts, [entries.depositSettle(BOB, cents(40n), REF)], limits)).toHaveProperty('moves')
  // Lowering a limit below the current balance blocks inflows but takes nothing back.
  expect(evaluate(accounts, [entries.depositSettle(ADA, cents(1n), REF)], [membersLimit(cents(10n))])).toEqual({
    refused: 'limit',
    left: 0n,
  })
})

type Step = { readonly entry: Entry; readonly limits: readonly Limit[] }

const amount = fc.oneof(fc.bigInt(1n, MAX_CENTS), fc.bigInt(1n, 1_000n), fc.constantFrom(SIDE_LIMIT, MAX_CENTS, CUSTODY_LIMIT)).map(cents)
const user = fc.constantFrom(ADA, BOB)
const budget = fc.constantFrom('reserve:free', 'referral:budget', 'adjustment:budget')

const outside: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(user, amount).map(([who, sum]) => ({ entry: entries.depositSettle(who, sum, REF), limits: [membersLimit(SIDE_LIMIT)] })),
  fc.tuple(budget, amount).map(([to, sum]) => ({ entry: entries.operatorFund(to, sum, REF), limits: operatorLimits })),
)
const inside: fc.Arbitrary<Step> = fc
  .tuple(
    fc.constantFrom(
      entries.planLock,
      entries.planUnlock,
      entries.planPay,
      entries.withdrawalHold,
      entries.withdrawalRelease,
      entries.referralBonus,
    ),
    user,
    amount,
    fc.boolean(),
  )
  .map(([move, who, sum, committed]) => ({ entry: committed ? entries.planCommit(sum, REF) : move(who, sum, REF), limits: [] }))

it('sec/S4 no order of deposits, fundings, sales, maturities, bonuses, holds and declines ever meets a full account', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(outside, inside), { minLength: 1, maxLength: 60 }), (steps) => {
      const accounts = opened()
      for (const { entry, limits } of steps) {
        const verdict = evaluate(accounts, [entry], limits)
        if ('refused' in verdict) expect(['overdrawn', 'limit']).toContain(verdict.refused)
        expect(balance(accounts, CUSTODY)).toBeLessThanOrEqual(CUSTODY_LIMIT)
      }
      expect(codes.slice(1).reduce((sum, code) => sum + balance(accounts, code), 0n)).toBe(balance(accounts, CUSTODY))
    }),
    { numRuns: 300 },
  )
})
