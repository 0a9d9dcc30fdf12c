import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents, MAX_CENTS } from '#kernel/money'
import { type AccountCode, CUSTODY, member } from '../chart.ts'
import { type Entry, entries, nonZero } from './entry.ts'
import { evaluate, type LockedAccount } from './evaluate.ts'

const REF = '01900000-0000-7000-8000-000000000001'
const ADA = '01900000-0000-7000-8000-00000000000a'

function accounts(balances: Readonly<Record<string, bigint>>): Map<string, LockedAccount> {
  return new Map(Object.entries(balances).map(([code, balance], index) => [code, { id: BigInt(index + 1), code, balance, seq: 0n }]))
}

function figures(locked: ReadonlyMap<string, LockedAccount>): [string, bigint, bigint][] {
  return [...locked.values()].map(({ code, balance, seq }) => [code, balance, seq])
}

describe('the verdict over a group', () => {
  it('moves money between an asset and a liability and numbers each side', () => {
    const locked = accounts({ [CUSTODY]: 0n, [member(ADA, 'main')]: 0n })
    const evaluated = evaluate(locked, [entries.depositSettle(ADA, cents(500n), REF), entries.reversal(ADA, 'main', cents(200n), REF)])
    expect(evaluated).toEqual({
      moves: [
        {
          debit: 1n,
          credit: 2n,
          amount: 500n,
          debit_seq: 1n,
          credit_seq: 1n,
          debit_after: 500n,
          credit_after: 500n,
          ref: REF,
          kind: 'deposit.settle',
        },
        {
          debit: 2n,
          credit: 1n,
          amount: 200n,
          debit_seq: 2n,
          credit_seq: 2n,
          debit_after: 300n,
          credit_after: 300n,
          ref: REF,
          kind: 'reversal',
        },
      ],
    })
  })

  it('undoes an overdrawn group wholly, so that the next one sees the balances as they were', () => {
    const locked = accounts({ [member(ADA, 'main')]: 100n, [member(ADA, 'locked')]: 0n, 'reserve:free': 5n, 'reserve:committed': 0n })
    const before = figures(locked)
    const refused = evaluate(locked, [entries.planLock(ADA, cents(100n), REF), entries.planCommit(cents(6n), REF)])
    expect(refused).toEqual({ refused: 'overdrawn', account: 'reserve:free' })
    expect(figures(locked)).toEqual(before)
    expect(evaluate(locked, [entries.planLock(ADA, cents(50n), REF), entries.planCommit(cents(5n), REF)])).toHaveProperty('moves')
    expect(locked.get('reserve:free')?.balance).toBe(0n)
  })

  it('refuses what an account could not hold, and undoes it', () => {
    const locked = accounts({ [CUSTODY]: 10n, [member(ADA, 'main')]: 10n })
    const before = figures(locked)
    expect(evaluate(locked, [entries.depositSettle(ADA, cents(MAX_CENTS), REF)])).toEqual({ refused: 'ceiling', account: CUSTODY })
    expect(figures(locked)).toEqual(before)
    expect(evaluate(locked, [entries.depositSettle(ADA, cents(MAX_CENTS - 10n), REF)])).toHaveProperty('moves')
  })

  it('judges entries in their order: money may pass through an account that starts empty', () => {
    const locked = accounts({ [CUSTODY]: 7n, [member(ADA, 'main')]: 0n, [member(ADA, 'locked')]: 7n, [member(ADA, 'held')]: 0n })
    const through = [entries.planUnlock(ADA, cents(7n), REF), entries.withdrawalHold(ADA, cents(7n), REF)]
    expect(evaluate(locked, [...through].reverse())).toEqual({ refused: 'overdrawn', account: member(ADA, 'main') })
    expect(evaluate(locked, through)).toHaveProperty('moves')
    expect(locked.get(member(ADA, 'held'))?.balance).toBe(7n)
  })

  it('asserts what the types cannot say: two accounts, both locked, and more than nothing', () => {
    const locked = accounts({ [CUSTODY]: 10n, [member(ADA, 'main')]: 10n })
    const wrong = (entry: Partial<Entry>): Entry => ({ ...entries.depositSettle(ADA, cents(1n), REF), ...entry })
    expect(() => evaluate(locked, [wrong({ debit: member(ADA, 'main') })])).toThrow('two locked accounts')
    expect(() => evaluate(locked, [wrong({ credit: member(ADA, 'bonus') })])).toThrow('two locked accounts')
    for (const amount of [0n, -1n])
      expect(() => evaluate(locked, [wrong({ amount: amount as Entry['amount'] })])).toThrow('more than nothing')
  })

  it('keeps assets equal to the claims on them and nothing below zero, whatever is asked', () => {
    const codes: AccountCode[] = [CUSTODY, 'reserve:free', 'reserve:committed', member(ADA, 'main'), member(ADA, 'held')]
    const one = fc.record({ debit: fc.constantFrom(...codes), credit: fc.constantFrom(...codes), amount: fc.bigInt(1n, 120n) })
    const entry = one
      .filter(({ debit, credit }) => debit !== credit)
      .map((sides): Entry => ({ ...sides, kind: 'transfer', amount: cents(sides.amount), ref: REF }))
    fc.assert(
      fc.property(fc.array(fc.array(entry, { maxLength: 4 }), { maxLength: 30 }), (groups) => {
        const locked = accounts({
          [CUSTODY]: 100n,
          'reserve:free': 40n,
          'reserve:committed': 0n,
          [member(ADA, 'main')]: 60n,
          [member(ADA, 'held')]: 0n,
        })
        for (const group of groups) {
          const before = figures(locked)
          const evaluated = evaluate(locked, group)
          if ('refused' in evaluated) expect(figures(locked)).toEqual(before)
          const all = [...locked.values()]
          expect(all.every(({ balance }) => balance >= 0n)).toBe(true)
          const claims = all.filter(({ code }) => code !== CUSTODY).reduce((total, { balance }) => total + balance, 0n)
          expect(locked.get(CUSTODY)?.balance).toBe(claims)
        }
      }),
      { numRuns: 500 },
    )
  })
})

describe('entries', () => {
  it('of zero are left out', () => {
    const all = [entries.planUnlock(ADA, cents(5n), REF), entries.planPay(ADA, cents(0n), REF), entries.planRelease(cents(1n), REF)]
    expect(nonZero(all).map((entry) => entry.kind)).toEqual(['plan.unlock', 'plan.release'])
  })

  it('name two different accounts for every event of the business', () => {
    const [user, one] = [ADA, cents(1n)]
    const all = [
      entries.operatorFund('reserve:free', one, REF),
      entries.operatorTake('adjustment:budget', one, REF),
      entries.depositSettle(user, one, REF),
      entries.planLock(user, one, REF),
      entries.planCommit(one, REF),
      entries.planUnlock(user, one, REF),
      entries.planPay(user, one, REF),
      entries.planRelease(one, REF),
      entries.withdrawalHold(user, one, REF),
      entries.withdrawalPay(user, one, REF),
      entries.withdrawalRelease(user, one, REF),
      entries.transfer(user, 'bonus', one, REF),
      entries.referralBonus(user, one, REF),
      entries.adjustmentCredit(user, 'earning', one, REF),
      entries.adjustmentDebit(user, 'earning', one, REF),
      entries.reversal(user, 'main', one, REF),
    ]
    expect(all.map(({ kind, debit, credit }) => `${kind}: ${debit} → ${credit}`.replaceAll(ADA, 'u'))).toEqual([
      'operator.fund: custody:sandbox → reserve:free',
      'operator.take: adjustment:budget → custody:sandbox',
      'deposit.settle: custody:sandbox → member:u:main',
      'plan.lock: member:u:main → member:u:locked',
      'plan.commit: reserve:free → reserve:committed',
      'plan.unlock: member:u:locked → member:u:main',
      'plan.pay: reserve:committed → member:u:main',
      'plan.release: reserve:committed → reserve:free',
      'withdrawal.hold: member:u:main → member:u:held',
      'withdrawal.pay: member:u:held → custody:sandbox',
      'withdrawal.release: member:u:held → member:u:main',
      'transfer: member:u:bonus → member:u:main',
      'referral.bonus: referral:budget → member:u:bonus',
      'adjustment.credit: adjustment:budget → member:u:earning',
      'adjustment.debit: member:u:earning → adjustment:budget',
      'reversal: member:u:main → custody:sandbox',
    ])
  })
})
