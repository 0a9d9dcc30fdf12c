/** The timeline of a transaction: past steps from its history, and expected ones while it is open. */

import type { TimelineStep } from '#web/kit/index.ts'
import { realMomentText } from '#web/shared/locale/dates.ts'
import { noteText } from '#web/shared/locale/note-text.ts'
import type { T } from '#web/shared/locale/text.ts'
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

/** The viewer: the member's own actions are "by you" for the member only. */
export type Audience = 'member' | 'administrator'

export function stepsOf(t: T, transaction: TransactionDetail, reader: Audience = 'member'): TimelineStep[] {
  const { history } = transaction
  const happened = history.map((step, at): TimelineStep => {
    const last = at === history.length - 1
    return {
      key: `${at}-${step.state}`,
      title: titleOf(t, transaction, step.state, reader),
      meta: [
        t('transactions.step_meta', { at: realMomentText(step.at), by: whoOf(t, step.by, reader) }),
        step.reason &&
          t('transactions.reason', { reason: noteText(step.reason_code === null ? null : { code: step.reason_code }, step.reason) }),
      ]
        .filter(Boolean)
        .join('. '),
      state: stopped.includes(step.state) ? 'failed' : last && isOpen(transaction) ? 'now' : 'done',
    }
  })
  return [...happened, ...coming(t, transaction, reader)]
}

function coming(t: T, transaction: TransactionDetail, reader: Audience): TimelineStep[] {
  if (!isOpen(transaction)) return []
  const next = (key: 'code' | 'decision' | 'paid' | 'credited'): TimelineStep => ({
    key,
    title: reader === 'administrator' && isOthers(key) ? t(`transactions.others.${key}`) : t(`transactions.coming.${key}`),
    state: 'next',
  })
  if (!isWithdrawal(transaction)) return [next('credited')]
  return transaction.state === 'unconfirmed' ? [next('code'), next('decision'), next('paid')] : [next('paid')]
}

/** Steps that the member's own words call "yours". */
function isOthers(key: string): key is 'code' | 'credited' {
  return key === 'code' || key === 'credited'
}

function titleOf(t: T, transaction: TransactionDetail, state: string, reader: Audience): string {
  if (!isState(state)) return state
  if (reader === 'administrator' && state === 'cancelled') return t('transactions.others.cancelled')
  if (!isWithdrawal(transaction)) return t(`transactions.${isRail(transaction) ? 'steps_deposit' : 'steps_other'}.${state}`)
  return reader === 'administrator' && state === 'unconfirmed' ? t('transactions.others.unconfirmed') : t(`transactions.steps.${state}`)
}

function isState(state: string): state is TransactionState {
  return states.includes(state)
}

const actors = ['member', 'administrator', 'system', 'rail'] as const

function whoOf(t: T, by: string, reader: Audience): string {
  const actor = actors.find((one) => one === by)
  if (!actor) return by
  return actor === 'member' && reader === 'administrator' ? t('transactions.others.by_member') : t(`transactions.by.${actor}`)
}
