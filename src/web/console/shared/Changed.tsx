/** The changes of an entry, old and new values line by line. Many lines and long values are collapsed, never omitted. */

import { Link as RouterLink } from 'react-router'
import type { WireData } from '#contract/routes'
import { Button, Link, moneyText, Note } from '#web/kit/index.ts'
import { momentText, realMomentText } from '#web/shared/locale/dates.ts'
import { type T, useText } from '#web/shared/locale/text.ts'
import { type ChangeLine, changeLines } from './change-lines.ts'
import { changesPath } from './changes-path.ts'
import { formatValue, nameOf, type ValueFormats } from './detail-lines.ts'
import { settingDurationText } from './duration.ts'
import { useHasRole } from './use-change.ts'

const MAX_LINES = 4
const LONG = 90

export function Changed({ entry }: { entry: { readonly before?: unknown; readonly after?: unknown } }) {
  const t = useText()
  const lines = changeLines(entry)
  if (lines.length === 0) return <span className="text-text-3">{t('trail.nothing')}</span>
  const folded = lines.slice(MAX_LINES)
  return (
    <div className="grid max-w-[56ch] gap-1 text-14">
      <Lines lines={lines.slice(0, MAX_LINES)} />
      {folded.length > 0 && (
        <details>
          <summary className="cursor-pointer text-accent-text">{t('trail.more_lines', { count: folded.length })}</summary>
          <div className="pt-1">
            <Lines lines={folded} />
          </div>
        </details>
      )}
    </div>
  )
}

function Lines({ lines }: { lines: readonly ChangeLine[] }) {
  const t = useText()
  const words = sayings(t)
  return (
    <dl className="grid gap-1">
      {lines.map(({ path, from, to }) => {
        const name = path.at(-1) ?? ''
        return (
          <div key={path.join('.')} className="wrap-anywhere">
            <dt className="inline text-text-2">{t('trail.line', { name: path.map(nameOf).join(' › ') })} </dt>
            <dd className="inline tabular-nums">
              {from !== undefined && (
                <>
                  <del className="text-text-2">
                    <FoldedText text={formatValue(name, from, words)} />
                  </del>{' '}
                </>
              )}
              {from !== undefined && to !== undefined && (
                <span aria-hidden="true" className="text-text-3">
                  →{' '}
                </span>
              )}
              {to !== undefined && (
                <ins className="font-medium no-underline">
                  <FoldedText text={formatValue(name, to, words)} />
                </ins>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** Collapses a long text. */
export function FoldedText({ text }: { text: string }) {
  const t = useText()
  if (text.length <= LONG) return <bdi>{text}</bdi>
  return (
    <details className="inline-block max-w-full align-top">
      <summary className="cursor-pointer">
        <bdi>{text.slice(0, LONG - 20)}…</bdi> <span className="text-accent-text">{t('trail.whole')}</span>
      </summary>
      <span className="block whitespace-pre-wrap">
        <bdi>{text}</bdi>
      </span>
    </details>
  )
}

function sayings(t: T): ValueFormats {
  return {
    instant: momentText,
    duration: (seconds) => settingDurationText(t, seconds),
    yes: t('trail.yes'),
    no: t('trail.no'),
  }
}

/** On a record: its pending change, requester, deadline and a link. */
type WaitingChange = NonNullable<WireData<'listUsers'>[number]['waiting_change']>
type WaitingNoteProps = {
  readonly change: Pick<WaitingChange, 'kind' | 'amount' | 'asked_by' | 'created_at' | 'expires_at'>
  /** Null: it concerns no record. */
  readonly object_id: string | null
}

export function WaitingNote({ change, object_id }: WaitingNoteProps) {
  const t = useText()
  const kind = t(`approvals.kinds.${change.kind}`)
  return (
    <Note
      icon="users"
      title={change.amount ? t('approvals.waits_amount', { kind, amount: moneyText(change.amount) }) : t('approvals.waits', { kind })}
      action={<Link render={<RouterLink to={changesPath(object_id)} />}>{t('approvals.see_it')}</Link>}
    >
      {t('approvals.asked', {
        by: change.asked_by ?? t('approvals.former_staff'),
        at: realMomentText(change.created_at),
        until: realMomentText(change.expires_at),
      })}
    </Note>
  )
}

/** `first`: nothing waits, so the invitation is the screen's next step. */
export function Alone({ first = false }: { first?: boolean }) {
  const t = useText()
  const invites = useHasRole('administrator')
  const invite = (
    <Button variant={first ? 'primary' : 'secondary'} size="s" render={<RouterLink to="/admin/team#invite" />}>
      {t('approvals.invite')}
    </Button>
  )
  return (
    <Note kind="risk" icon="users" title={t('approvals.alone')} action={invites && invite}>
      {t('approvals.alone_help')}
    </Note>
  )
}
