/** The rows beside an open decision. Each is a link, so that a view can be reloaded and shared. */
import type { ReactNode } from 'react'
import { Link as RouterLink, useLocation, useSearchParams } from 'react-router'
import { DAY_SECONDS } from '#kernel/duration'
import { Card, Icon, join, moneyText } from '#web/kit/index.ts'
import { realDateText } from '#web/shared/locale/dates.ts'
import { durationText } from '#web/shared/locale/duration-text.ts'
import { useText } from '#web/shared/locale/text.ts'
import { isSame, PickBox, type Picked } from './pick.tsx'
import type { Chosen, QueueRow } from './rows.ts'

type QueueListProps = {
  readonly label: string
  readonly rows: readonly QueueRow[]
  readonly chosen: Chosen | null
  readonly picked: Picked | undefined
  readonly empty: ReactNode
  readonly foot: ReactNode
}

export function QueueList({ label, rows, chosen, picked, empty, foot }: QueueListProps) {
  return (
    <Card aria-label={label} flush className="overflow-hidden">
      {rows.length === 0 && <div className="p-(--card-pad)">{empty}</div>}
      <ul className="xl:max-h-[calc(100dvh-13rem)] xl:overflow-y-auto">
        {rows.map((row) => (
          <li
            key={`${row.kind} ${row.id}`}
            className={join('flex border-t border-line first:border-t-0 hover:bg-surface-2', isSame(chosen, row) && 'xl:bg-accent-wash')}
          >
            {picked && (
              <span className="flex flex-none items-center ps-4">
                <PickBox row={row} picked={picked} />
              </span>
            )}
            <Row row={row} current={isSame(chosen, row)} />
          </li>
        ))}
      </ul>
      {foot}
    </Card>
  )
}

/** The link that opens a row in its list. The list keeps its position. */
export function useOpening(): (row: Chosen) => { readonly to: { readonly search: string }; readonly state: unknown } {
  const [search] = useSearchParams()
  const { key, state } = useLocation()
  const place = (state as { readonly place?: string } | null)?.place ?? key
  return ({ kind, id }) => {
    const next = new URLSearchParams(search)
    next.set('kind', kind)
    next.set('id', id)
    return { to: { search: `?${next}` }, state: { place } }
  }
}

function Row({ row, current }: { row: QueueRow; current: boolean }) {
  const t = useText()
  const opening = useOpening()
  const { name, what, note, amount, at, seconds, state } = row
  const late = seconds !== null && seconds >= DAY_SECONDS
  return (
    <RouterLink
      {...opening(row)}
      preventScrollReset
      aria-current={current || undefined}
      className={join(
        'grid min-h-15 min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-s-2 px-(--card-pad) py-2.5 text-text no-underline focus-visible:-outline-offset-2',
        current ? 'border-transparent xl:border-accent-edge' : 'border-transparent',
      )}
    >
      <span className="truncate font-medium">{name || t('desk.inbox.nobody')}</span>
      <span translate="no" className="num justify-self-end font-medium">
        {amount === null ? '' : moneyText(amount)}
      </span>
      <span className="line-clamp-2 text-14 text-text-2 wrap-anywhere">
        {[what, note, seconds !== null && state?.text].filter(Boolean).join(' · ')}
      </span>
      <span className={join('num flex items-center gap-1 justify-self-end text-14', late ? 'text-warn' : 'text-text-2')}>
        {late && <Icon name="clock" size={14} />}
        {seconds === null ? (state?.text ?? realDateText(at)) : durationText(seconds, 'at_most')}
      </span>
    </RouterLink>
  )
}
