/** The one list of things to decide: a row for each, whichever read it comes from. */

import { keepPreviousData } from '@tanstack/react-query'
import type { WireData } from '#contract/routes'
import type { RealInstant } from '#contract/shared/fields'
import { type Role, reaches } from '#contract/shared/role'
import { chipOf, labelKey, useTransactionWords } from '#web/entities/transaction/index.ts'
import type { ChipKind } from '#web/kit/index.ts'
import { read, useData } from '#web/shared/call/read.ts'
import { serverNow } from '#web/shared/clock/server-now.ts'
import { type T, useText } from '#web/shared/locale/text.ts'
import type { InfiniteListFootProps } from '../ListPager.tsx'
import { type AdminChange, type ChangeState, useChanges } from '../queries/approvals.ts'
import { type AdminTransaction, useQueue } from '../queries/transactions.ts'

export type Waiting = WireData<'listWaiting'>
type Kind = Waiting['queues'][number]['kind']
export type Decision = NonNullable<WireData<'readWaiting'>>
export type Chosen = { readonly kind: Kind; readonly id: string }

export type QueueRow = Chosen & {
  readonly name: string
  readonly what: string
  readonly note: string
  readonly amount: string | null
  readonly at: RealInstant
  /** How long it waits; null once decided. */
  readonly seconds: number | null
  /** Null: it waits for the viewer. */
  readonly state: { readonly kind: ChipKind; readonly text: string } | null
  /** What the list knows of it, shown where nothing waits; null if it is a list of what waits. */
  readonly record: Decision | null
}

export type Rows = {
  readonly rows: readonly QueueRow[]
  readonly state: 'ready' | 'loading' | 'failed'
  readonly error: Error | null
  readonly at: number
  readonly again: { readonly onRetry: () => void; readonly working: boolean }
  /** How much of a long list is loaded. */
  readonly foot?: InfiniteListFootProps
}

const REFRESH_MS = 15_000

export function useWaiting() {
  return useData(read('listWaiting'), { placeholderData: keepPreviousData, refetchInterval: REFRESH_MS })
}

/** Null: it no longer waits. */
export function useDecision(chosen: Chosen | null) {
  return useData(read('readWaiting', { params: { kind: chosen?.kind ?? 'deposits', id: chosen?.id ?? '' } }), { enabled: chosen !== null })
}

/** Of all kinds, the longest wait first. */
export function waitingRows(t: T, queues: readonly Pick<Waiting['queues'][number], 'kind' | 'items'>[], role: Role): QueueRow[] {
  const rows = queues.flatMap(({ kind, items }) =>
    items.map((item): QueueRow => {
      const { id, name, amount, since, seconds, change_kind, subject } = item
      const what = change_kind ? t(`approvals.kinds.${change_kind}`) : t(`desk.inbox.notes.${kind}`)
      return {
        kind,
        id,
        name,
        what,
        note: subject ?? '',
        amount,
        at: since,
        seconds,
        state: waitingState(t, kind, item, role),
        record: null,
      }
    }),
  )
  return rows.toSorted((one, other) => (other.seconds ?? 0) - (one.seconds ?? 0))
}

type Item = Waiting['queues'][number]['items'][number]

function waitingState(t: T, kind: Kind, { mine, least }: Item, role: Role): QueueRow['state'] {
  if (mine) return kind === 'changes' ? { kind: 'people', text: t('queue.state.second') } : null
  return {
    kind: 'neutral',
    text: t(least === 'administrator' && !reaches(role, least) ? 'queue.state.administrator' : 'queue.state.another'),
  }
}

export function useTransactionRows(values: Readonly<Record<string, string>>) {
  const t = useText()
  const words = useTransactionWords(serverNow())
  const queue = useQueue(values)
  const rows = queue.rows.map((transaction): QueueRow => {
    const { _id, transaction_type, member_name, member_email, amount, created_at, waiting_seconds, state } = transaction
    const kind = transaction_type === 'credit' ? 'deposits' : 'withdrawals'
    const row: Omit<QueueRow, 'record'> = {
      ...{ kind, id: _id, name: member_name || member_email, amount, at: created_at, seconds: waiting_seconds },
      what: t(`transactions.labels.${labelKey(transaction)}`),
      note: words.how(transaction) ?? '',
      state: { kind: chipOf(state).kind, text: words.status(chipOf(state).status) },
    }
    return { ...row, record: recordOf(row, { transaction }) }
  })
  return { ...queue, rows, list: { ...queue.list, rows } }
}

const stateKinds: Readonly<Record<ChangeState, ChipKind>> = {
  waiting: 'people',
  approved: 'success',
  declined: 'failed',
  expired: 'neutral',
  overtaken: 'neutral',
}

export function useChangeRows(query: Readonly<Record<string, string | undefined>>) {
  const t = useText()
  const changes = useChanges(query)
  const rows = changes.rows.map((change): QueueRow => {
    const { _id: id, kind, state, amount, created_at, member_name, asked_by, own } = change
    const age = Math.max(0, (serverNow().getTime() - new Date(created_at).getTime()) / 1000)
    const row: Omit<QueueRow, 'record'> = {
      ...{
        kind: 'changes',
        id,
        name: member_name ?? asked_by ?? t('approvals.former_staff'),
        amount,
        at: created_at,
        seconds: state === 'waiting' ? age : null,
      },
      what: t(`approvals.kinds.${kind}`),
      note: '',
      state: {
        kind: stateKinds[state],
        text: state === 'waiting' ? t(`queue.state.${own ? 'another' : 'second'}`) : t(`approvals.states.${state}`),
      },
    }
    return { ...row, record: recordOf(row, { change }) }
  })
  return { ...changes, rows }
}

type Subject = { readonly transaction?: AdminTransaction; readonly change?: AdminChange }

/** As a decision in which nothing can be approved: what is known without asking what approval would do. */
function recordOf({ kind, id, name, amount, at }: Omit<QueueRow, 'record'>, { transaction, change }: Subject): Decision {
  return {
    ...{ kind, id, name, amount, since: at, seconds: 0, mine: false, least: 'operator', subject: null, person: null, testimonial: null },
    ...{ effects: [], flags: [], history: [], approve: 'no', refusal: null, change_kind: change?.kind ?? null },
    decline: transaction?.actions.includes('decline') ?? false,
    transaction: transaction ?? null,
    change: change ?? null,
  }
}
