import { describe, expect, it } from 'vitest'
import { cents } from '#kernel/money'
import { changeState, labelOf, statesOf, statusOf, type Transaction, toTransaction, viewTransaction } from './transaction.ts'
import type { TransactionState } from './transitions.ts'

const AT = new Date('2026-01-05T12:00:00Z')
const LATER = new Date('2026-01-05T13:00:00Z')
const ROW = toTransaction({
  id: '01900000-0000-7000-8000-000000000001',
  user_id: '01900000-0000-7000-8000-00000000000a',
  created_at: AT,
  effective_at: AT,
  amount: cents(12_345n),
  type: 'debit',
  account: 'main',
  origin: 'rail',
  state: 'unconfirmed',
})
const STATES: Record<TransactionState, string> = {
  unconfirmed: 'pending',
  awaiting_approval: 'pending',
  awaiting_second: 'pending',
  settled: 'active',
  declined: 'rejected',
  lapsed: 'rejected',
  cancelled: 'deleted',
  deleted: 'deleted',
}

describe('a transaction', () => {
  it('has for each state the status that the specification names, and back', () => {
    for (const [state, status] of Object.entries(STATES)) expect(statusOf(state as TransactionState)).toBe(status)
    expect(statesOf('pending')).toEqual(['unconfirmed', 'awaiting_approval', 'awaiting_second'])
    expect(statesOf('approved')).toEqual(statesOf('active'))
    expect(statesOf('deleted')).toEqual(['cancelled', 'deleted'])
    expect(statesOf('rejected')).toEqual(['declined', 'lapsed'])
  })

  it('is labelled by what moved the money', () => {
    const label = (given: Partial<Transaction>): string => labelOf({ ...ROW, ...given })
    expect(label({})).toBe('Withdrawal')
    expect(label({ type: 'credit' })).toBe('Deposit')
    expect(label({ origin: 'plan', account: 'investment' })).toBe('investment')
    expect(label({ origin: 'referral', account: 'bonus', type: 'credit' })).toBe('bonus')
    expect(label({ account: 'earning' })).toBe('Earning')
    expect(label({ origin: 'transfer', account: 'bonus' })).toBe('Transfer')
    for (const account of ['main', 'bonus', 'earning'] as const)
      expect(label({ origin: 'adjustment', account })).toBe('Adjustment by operator')
  })

  it('keeps on a change of state what the change does not say, and tells who decided', () => {
    const declined = changeState(
      { ...ROW, reason: 'before' },
      { state: 'declined', at: LATER, by: 'administrator', decided_by: ROW.user_id },
    )
    expect(declined.after).toEqual({
      ...ROW,
      state: 'declined',
      updated_at: LATER,
      reason: 'before',
      decided_by: ROW.user_id,
      decided_at: LATER,
    })
    expect(declined.record.row).toMatchObject({ id: ROW.id, state: 'declined', by: 'administrator' })
    const lapsed = changeState(ROW, { state: 'lapsed', at: LATER, by: 'system' })
    expect(lapsed.after).toMatchObject({ decided_by: null, decided_at: null, effective_at: AT })
    expect(ROW.state).toBe('unconfirmed')
  })

  it('shows bank details by their last four characters and nothing of what is sealed', () => {
    const sealed = { bank_last_four: '0042', bank_sealed: Buffer.from('the whole number') }
    const view = viewTransaction({ ...ROW, ...sealed })
    expect(view.bank_detail).toEqual({ acct_name: '••••', acct_no: '••••0042', bank_name: '••••' })
    expect(Object.values(view).some((value) => Buffer.isBuffer(value))).toBe(false)
    expect(viewTransaction(ROW)).toMatchObject({ _id: ROW.id, user: ROW.user_id, transaction_status: 'pending', bank_detail: null })
  })
})
