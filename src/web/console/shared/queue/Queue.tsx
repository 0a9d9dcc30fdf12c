/**
 * What is to be decided beside the chosen decision. Below 80em the list is the screen, and an entry opens as a page. With a `table`, the
 * list has that form until an entry is opened.
 */
import { type ReactNode, useDeferredValue, useState } from 'react'
import { Link as RouterLink, useLocation, useNavigate, useSearchParams } from 'react-router'
import { waitingKinds } from '#contract/admin/waiting'
import { Button, Card, EmptyState, Icon, join, Link, Live, Skeleton, VisuallyHidden } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed, StaleNote } from '#web/shared/screen/Failed.tsx'
import { useStoredUser } from '#web/shared/session/stored-user.ts'
import { InfiniteListFoot } from '../ListPager.tsx'
import { AskDialog } from './AskDialog.tsx'
import { askFor, type Verb } from './ask.ts'
import { DecisionPanel, titleText, useVerbs } from './DecisionPanel.tsx'
import { beside, isSame, type Picked } from './pick.tsx'
import { QueueList, useOpening } from './QueueList.tsx'
import { type Chosen, type Decision, type QueueRow, type Rows, useDecision } from './rows.ts'
import { useKeysOn, useQueueKeys } from './use-queue-keys.ts'

export type Asking = (decision: Decision, verb: Verb) => void

type QueueProps = {
  readonly source: Rows
  readonly label: string
  /** Filters, and what is above them. */
  readonly head: ReactNode
  readonly empty: ReactNode
  /** The title of a failure to load the list. */
  readonly failed: string
  readonly table?: (ask: Asking) => ReactNode
  readonly picked?: Picked | undefined
  /** The list is about one record: its only entry is open. */
  readonly single?: boolean
}

export function Queue({ source, label, head, empty, failed, table, picked, single = false }: QueueProps) {
  const { rows, state, error, again, at, foot } = source
  const t = useText()
  const me = useStoredUser()
  const [asking, setAsking] = useState<{ readonly decision: Decision; readonly verb: Verb } | null>(null)
  const { chosen, opened, open } = useChosen(rows, { always: !table, single })
  const ask: Asking = (decision, verb) => setAsking({ decision, verb })
  const wide = useDeferredValue(table && !opened ? table(ask) : null)
  const next = beside(rows, chosen, 1)
  const above = <div className={join('grid gap-4 md:gap-6 [&>*]:min-w-0', opened && 'max-xl:hidden')}>{head}</div>
  if (state !== 'ready' && !table)
    return (
      <>
        {above}
        {state === 'failed' ? <Failed title={failed} error={error} {...again} /> : <Skeleton height={320} />}
      </>
    )
  return (
    <>
      {above}
      {state === 'ready' && <StaleNote error={error} at={at} {...again} />}
      <div className={join('grid items-start gap-4 md:gap-6 [&>*]:min-w-0', chosen && 'xl:grid-cols-[minmax(20rem,24rem)_minmax(0,1fr)]')}>
        {!opened && wide}
        {(!table || opened) && (
          <div className={join(opened && 'max-xl:hidden')}>
            <QueueList
              {...{ label, rows, chosen, picked, empty }}
              foot={foot?.hasMore || foot?.failed ? <InfiniteListFoot {...foot} /> : null}
            />
          </div>
        )}
        <div className={join('grid gap-3 xl:sticky xl:top-4', !opened && 'max-xl:hidden', !chosen && 'hidden')}>
          <ChosenDecision {...{ rows, chosen, picked, open, onAsk: ask }} onClose={table ? () => open(null) : undefined} />
        </div>
      </div>
      {asking && (
        <AskDialog
          ask={askFor(t, asking.decision, asking.verb, me?.id)}
          onClose={() => setAsking(null)}
          onDone={() => {
            setAsking(null)
            if (chosen && (!table || (next && next.seconds !== null))) open(next, true)
          }}
        />
      )}
    </>
  )
}

/**
 * The entry in the address, or the first one; below 80em only an opened one is shown. A move counts at once, before the address has
 * changed, so that the next key meets what it is about.
 */
function useChosen(rows: readonly QueueRow[], { always, single }: { readonly always: boolean; readonly single: boolean }) {
  const [search] = useSearchParams()
  const { key } = useLocation()
  const navigate = useNavigate()
  const opening = useOpening()
  const [move, setMove] = useState<{ readonly from: string; readonly row: Chosen | null } | null>(null)
  if (move && move.from !== key) setMove(null)
  const id = search.get('id')
  const kind = waitingKinds.find((one) => one === search.get('kind'))
  const only = single && rows.length === 1 ? rows[0] : undefined
  const addressed: Chosen | null = id && kind ? { kind, id } : (only ?? null)
  const opened = move?.from === key ? move.row : addressed
  return {
    opened: opened !== null,
    chosen: opened ?? (always ? (rows[0] ?? null) : null),
    open: (row: Chosen | null, replace = false) => {
      const { to, state } = row ? opening(row) : { to: closing(search), state: opening({ kind: 'deposits', id: '' }).state }
      setMove({ from: key, row })
      void navigate(to, { state, replace, preventScrollReset: true })
    },
  }
}

function closing(search: URLSearchParams): { readonly search: string } {
  const next = new URLSearchParams(search)
  for (const name of ['kind', 'id', 'object_id']) next.delete(name)
  return { search: next.size > 0 ? `?${next}` : '' }
}

type ChosenProps = {
  readonly rows: readonly QueueRow[]
  readonly chosen: Chosen | null
  readonly picked: Picked | undefined
  readonly open: (row: Chosen | null, replace?: boolean) => void
  readonly onAsk: Asking
  readonly onClose: (() => void) | undefined
}

function ChosenDecision({ rows, chosen, picked, open, onAsk, onClose }: ChosenProps) {
  const t = useText()
  const [search] = useSearchParams()
  const detail = useDecision(chosen)
  const [keys, setKeys] = useKeysOn()
  const row = rows.find((one) => isSame(one, chosen))
  const waits = Boolean(detail.data)
  const record = row?.seconds === null || detail.data === null ? row?.record : undefined
  const decision = detail.data ?? record ?? undefined
  const verbs = useVerbs(decision, waits)
  const next = beside(rows, chosen, 1)
  const previous = beside(rows, chosen, -1)
  const when = (verb: Verb) => (decision && verbs.has(verb) ? () => onAsk(decision, verb) : undefined)
  const pick = picked && row ? () => picked.pick(row.id) : undefined
  useQueueKeys(
    {
      a: when('approve'),
      d: when('decline'),
      x: pick,
      j: next ? () => open(next, true) : undefined,
      k: previous ? () => open(previous, true) : undefined,
    },
    keys,
  )
  if (!chosen) return null
  return (
    <>
      <Link className="inline-flex items-center gap-1 justify-self-start xl:hidden" render={<RouterLink to={closing(search)} />}>
        <Icon name="chevron-left" size={16} className="rtl:-scale-x-100" />
        {t('desk.inbox.back')}
      </Link>
      <VisuallyHidden>
        <Live>{decision ? titleText(t, decision, waits) : ''}</Live>
      </VisuallyHidden>
      {decision ? (
        <DecisionPanel
          {...{ decision, waits, row, keys, onClose }}
          onAsk={(verb) => onAsk(decision, verb)}
          onLater={next && waits ? () => open(next, true) : undefined}
        />
      ) : detail.isError ? (
        <Failed title={t('desk.inbox.failed')} error={detail.error} onRetry={() => void detail.refetch()} working={detail.isFetching} />
      ) : detail.data === null ? (
        <Card>
          <EmptyState bare title={t('desk.inbox.decided')}>
            {t('desk.inbox.decided_help')}
          </EmptyState>
        </Card>
      ) : (
        <Skeleton height={420} />
      )}
      <KeysLine on={keys} onSwitch={setKeys} picks={picked !== undefined} />
    </>
  )
}

function KeysLine({ on, onSwitch, picks }: { on: boolean; onSwitch: (on: boolean) => void; picks: boolean }) {
  const t = useText()
  const words = { 'j k': t('queue.keys.move'), a: t('queue.keys.approve'), d: t('queue.keys.decline'), ...(picks && { x: t('bulk.key') }) }
  return (
    <p className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1 text-14 text-text-2 max-lg:hidden">
      {on &&
        Object.entries(words).map(([key, does]) => (
          <span key={key}>
            <kbd className="rounded-2 border border-line-control bg-surface-2 px-1.5 py-0.5 font-sans text-12 text-text">{key}</kbd> {does}
          </span>
        ))}
      <Button variant="quiet" size="s" onClick={() => onSwitch(!on)}>
        {t(on ? 'queue.keys.off' : 'queue.keys.on')}
      </Button>
    </p>
  )
}
