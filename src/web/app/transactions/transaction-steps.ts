/** The timeline of a transaction: what happened, from its history, and what is still to come while it is open. */

import { momentText } from '#web/locales/dates.ts'
import type { T } from '#web/locales/text.ts'
import type { TimelineStep } from '#web/ui/index.ts'
import { isOpen, isRail, isWithdrawal, type TransactionDetail, type TransactionState } from './transaction-words.ts'

const stopped: readonly string[] = ['declined', 'lapsed']
const states: readonly string[] = [
  'unconfirmed',
  'awaiting_approval',
  'awaiting_second',
  'settled',
  'declined',
  'lapsed',
  'cancelled',
  'deleted',
]

export function stepsOf(t: T, transaction: TransactionDetail): TimelineStep[] {
  const { history } = transaction
  const words = isWithdrawal(transaction) ? 'steps' : isRail(transaction) ? 'steps_deposit' : 'steps_other'
  const happened = history.map((step, at): TimelineStep => {
    const last = at === history.length - 1
    return {
      key: `${at}-${step.state}`,
      title: known(step.state) ? t(`transactions.${words}.${step.state}`) : step.state,
      meta: [
        t('transactions.step_meta', { at: momentText(step.at), by: whoOf(t, step.by) }),
        step.reason && t('transactions.reason', { reason: step.reason }),
      ]
        .filter(Boolean)
        .join('. '),
      state: stopped.includes(step.state) ? 'failed' : last && isOpen(transaction) ? 'now' : 'done',
    }
  })
  return [...happened, ...coming(t, transaction)]
}

function coming(t: T, transaction: TransactionDetail): TimelineStep[] {
  if (!isOpen(transaction)) return []
  const next = (key: 'code' | 'decision' | 'paid' | 'credited'): TimelineStep => ({
    key,
    title: t(`transactions.coming.${key}`),
    state: 'next',
  })
  if (!isWithdrawal(transaction)) return [next('credited')]
  return transaction.state === 'unconfirmed' ? [next('code'), next('decision'), next('paid')] : [next('paid')]
}

function known(state: string): state is TransactionState {
  return states.includes(state)
}

function whoOf(t: T, by: string): string {
  return by === 'member' || by === 'administrator' || by === 'system' ? t(`transactions.by.${by}`) : by
}
