import { expect, it } from 'vitest'
import type { RealInstant } from '#contract/shared/fields'
import { loadTexts, textNow } from '#web/shared/locale/text.ts'
import { stepsOf } from './transaction-steps.ts'
import type { TransactionDetail, TransactionState } from './transaction-words.ts'

await loadTexts(['transactions'])

const states: readonly TransactionState[] = ['unconfirmed', 'awaiting_approval', 'awaiting_second', 'settled', 'cancelled']
const isEnded = (state: TransactionState) => state === 'settled' || state === 'cancelled'
const at = '2026-11-20T12:00:00.000Z' as RealInstant

function titles(state: TransactionState, transaction_type: 'credit' | 'debit', reader: 'member' | 'administrator'): string {
  const step = { state, at, by: 'member', reason: null, reason_code: null }
  const transaction_status = isEnded(state) ? 'success' : 'pending'
  const transaction = {
    state,
    transaction_status,
    transaction_type,
    account_type: 'main',
    origin: 'rail',
    plan_event: null,
    history: [step],
  }
  return stepsOf(textNow(), transaction as unknown as TransactionDetail, reader)
    .map(({ title, meta }) => `${title} ${meta ?? ''}`)
    .join('. ')
}

it('calls nothing of a member "yours" to an administrator', () => {
  const yours = states
    .flatMap((state) => (['credit', 'debit'] as const).map((type) => titles(state, type, 'administrator')))
    .filter((text) => /\byours?\b/i.test(text))
  expect(yours).toEqual([])
  expect(titles('awaiting_approval', 'credit', 'administrator')).toContain('Credited to the member’s balance')
  expect(titles('awaiting_approval', 'credit', 'member')).toContain('Credited to your balance')
})
