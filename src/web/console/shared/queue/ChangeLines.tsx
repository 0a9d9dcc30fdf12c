/** A change that needs a second administrator: old and new values, the record, who requested it and why, and how it ended. */
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { Icon, Link, TermsList, VisuallyHidden } from '#web/kit/index.ts'
import { serverNow } from '#web/shared/clock/server-now.ts'
import { realMomentText } from '#web/shared/locale/dates.ts'
import { durationText } from '#web/shared/locale/duration-text.ts'
import { noteText } from '#web/shared/locale/note-text.ts'
import { type T, useText } from '#web/shared/locale/text.ts'
import { type DetailLine, detailLines, labelOf, wordsOf } from '../detail-lines.ts'
import type { AdminChange } from '../queries/approvals.ts'

type Line = { readonly term: string; readonly value: ReactNode; readonly note?: ReactNode }

const paths: Readonly<Record<string, string>> = { wallet: '/admin/wallets', plan: '/admin/plans' }

/** `named`: whom it concerns is shown already. */
export function ChangeLines({ change, named }: { change: AdminChange; named: boolean }) {
  const t = useText()
  const { member, member_name, member_email } = change
  const record = recordOf(change)
  const lines: Line[] = [
    ...(record ? [{ term: t('approvals.record'), value: <Link render={<RouterLink to={record.to} />}>{record.name}</Link> }] : []),
    ...(member && !named
      ? [
          {
            term: t('approvals.for'),
            value: <Link render={<RouterLink to={`/admin/user/${member}`} />}>{member_name || member}</Link>,
            note: member_email,
          },
        ]
      : []),
    ...detailLines(change.details, change.before).map((line) => ({
      term: labelOf(t, line.name),
      value: <Values line={line} kind={change.kind} />,
    })),
  ]
  return (
    <div className="grid items-start gap-x-8 gap-y-2 lg:grid-cols-2 [&>*]:min-w-0">
      {lines.length > 0 && <TermsList terms={lines} />}
      <TermsList terms={requestLines(t, change)} />
    </div>
  )
}

/** The record that it changes, if that has a screen. */
function recordOf({ object_kind, object_id, plan_name, before, details }: AdminChange) {
  const path = paths[object_kind]
  return path && object_id ? { to: `${path}/${object_id}`, name: String(plan_name ?? before?.name ?? details.name ?? object_id) } : null
}

function Values({ line: { name, from, to }, kind }: { line: DetailLine; kind: AdminChange['kind'] }) {
  const t = useText()
  return (
    <>
      {from !== undefined && (
        <>
          <VisuallyHidden>{t('approvals.was')}</VisuallyHidden>
          <del className="text-text-2">{wordsOf(t, kind, name, from)}</del>{' '}
          <Icon name="chevron-right" size={14} className="mx-1 inline align-[-2px] text-text-3 rtl:rotate-180" />
          <VisuallyHidden>{t('approvals.becomes')}</VisuallyHidden>
        </>
      )}
      <span className="font-medium">{wordsOf(t, kind, name, to)}</span>
    </>
  )
}

function requestLines(t: T, change: AdminChange): Line[] {
  const { asked_by, created_at, reason, state, expires_at, decided_by, decided_at, decision_reason, decision_reason_code } = change
  const asked = [
    { term: t('approvals.asked_by'), value: asked_by ?? t('approvals.former_staff'), note: realMomentText(created_at) },
    ...(reason ? [{ term: t('approvals.why'), value: reason }] : []),
  ]
  if (state === 'waiting') {
    const left = Math.max(0, (new Date(expires_at).getTime() - serverNow().getTime()) / 1000)
    return [
      ...asked,
      {
        term: t('approvals.expires'),
        value: realMomentText(expires_at),
        note: t('approvals.left', { age: durationText(left, 'at_least') }),
      },
    ]
  }
  const stated = decision_reason && noteText(decision_reason_code === null ? null : { code: decision_reason_code }, decision_reason)
  return [
    ...asked,
    ...(decided_by ? [{ term: t('approvals.decided_by'), value: decided_by }] : []),
    ...(decided_at ? [{ term: t('approvals.decided_at'), value: realMomentText(decided_at) }] : []),
    ...(stated ? [{ term: t('approvals.decision_reason'), value: stated }] : []),
  ]
}
