/** One pending change: its effect, member, requester, reason, deadline and decision. */
import { Link as RouterLink } from 'react-router'
import { systemClock } from '#kernel/clock'
import type { Deciding } from '#web/console/shared/decide/DecideDialog.tsx'
import { detailLines } from '#web/console/shared/detail-lines.ts'
import { labelOf, movedText, wordsOf } from '#web/console/shared/detail-words.ts'
import { useHasRole } from '#web/console/shared/has-role.ts'
import { type AdminChange, stateKinds } from '#web/console/shared/queries/approvals.ts'
import { Button, Card, Chip, Icon, Link, Money, Note, TermsList, VisuallyHidden } from '#web/kit/index.ts'
import { momentText } from '#web/shared/locale/dates.ts'
import { durationText } from '#web/shared/locale/duration-text.ts'
import { noteText } from '#web/shared/locale/note-text.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useStoredUser } from '#web/shared/session/stored-user.ts'

type ChangeCardProps = { readonly change: AdminChange; readonly onDecide: (deciding: Deciding) => void }

export function ChangeCard({ change, onDecide }: ChangeCardProps) {
  const t = useText()
  return (
    <Card
      title={t(`approvals.kinds.${change.kind}`)}
      aside={<Chip kind={stateKinds[change.state]}>{t(`approvals.states.${change.state}`)}</Chip>}
    >
      <div className="grid gap-5">
        <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-2 [&>*]:min-w-0">
          <div className="grid gap-3">
            {change.amount && <Money value={change.amount} size="xl" strong />}
            <Details change={change} />
          </div>
          <Facts change={change} />
        </div>
        {change.unreadable && <Note kind="risk">{t('approvals.unreadable')}</Note>}
        {change.moved && <Note kind="risk">{movedText(t, change.moved)}</Note>}
        {change.state === 'waiting' && <Decision change={change} onDecide={onDecide} />}
      </div>
    </Card>
  )
}

function Details({ change }: { change: AdminChange }) {
  const t = useText()
  const lines = detailLines(change.details, change.before)
  const formatField = (name: string, value: unknown) => wordsOf(t, change.kind, name, value)
  return (
    <dl className="grid gap-2">
      <About change={change} />
      {change.member && (
        <div>
          <dt className="text-13 text-text-2">{t('approvals.for')}</dt>
          <dd className="wrap-anywhere">
            <Link render={<RouterLink to={`/admin/user/${change.member}`} />}>{change.member_name || change.member}</Link>
            {change.member_email && <span className="block text-13 text-text-2">{change.member_email}</span>}
          </dd>
        </div>
      )}
      {lines.map(({ name, from, to }) => (
        <div key={name}>
          <dt className="text-13 text-text-2">{labelOf(t, name)}</dt>
          <dd className="wrap-anywhere tabular-nums">
            {from !== undefined && (
              <>
                <VisuallyHidden>{t('approvals.was')}</VisuallyHidden>
                <del className="text-text-2">{formatField(name, from)}</del>{' '}
                <Icon name="chevron-right" size={14} className="mx-1 inline align-[-2px] text-text-3 rtl:rotate-180" />
                <VisuallyHidden>{t('approvals.becomes')}</VisuallyHidden>
              </>
            )}
            <span className="font-medium">{formatField(name, to)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The record that it changes, if that has a screen. */
function About({ change: { object_kind, object_id, plan_name, before, details } }: { change: AdminChange }) {
  const t = useText()
  const paths: Readonly<Record<string, string>> = { wallet: '/admin/wallets', plan: '/admin/plans' }
  const path = paths[object_kind]
  if (!path || !object_id) return null
  const name = plan_name ?? before?.name ?? details.name ?? object_id
  return (
    <div>
      <dt className="text-13 text-text-2">{t('approvals.record')}</dt>
      <dd className="wrap-anywhere">
        <Link render={<RouterLink to={`${path}/${object_id}`} />}>{String(name)}</Link>
      </dd>
    </div>
  )
}

function Facts({ change }: { change: AdminChange }) {
  const t = useText()
  const details = [
    { term: t('approvals.asked_by'), value: change.asked_by ?? t('approvals.former_staff'), note: momentText(change.created_at) },
    ...(change.reason ? [{ term: t('approvals.why'), value: change.reason }] : []),
  ]
  if (change.state === 'waiting')
    return <TermsList terms={[...details, { term: t('approvals.expires'), value: <Expiry change={change} /> }]} />
  return (
    <TermsList
      terms={[
        ...details,
        ...(change.decided_by ? [{ term: t('approvals.decided_by'), value: change.decided_by }] : []),
        ...(change.decided_at ? [{ term: t('approvals.decided_at'), value: momentText(change.decided_at) }] : []),
        ...(change.decision_reason
          ? [
              {
                term: t('approvals.decision_reason'),
                value: noteText(
                  change.decision_reason_code === null ? null : { code: change.decision_reason_code },
                  change.decision_reason,
                ),
              },
            ]
          : []),
      ]}
    />
  )
}

function Expiry({ change }: { change: AdminChange }) {
  const t = useText()
  const left = Math.max(0, (new Date(change.expires_at).getTime() - systemClock.now().getTime()) / 1000)
  return (
    <>
      {momentText(change.expires_at)} <span className="text-text-2">{t('approvals.left', { age: durationText(left) })}</span>
    </>
  )
}

/** The requester may revoke it; another administrator decides. */
function Decision({ change, onDecide }: ChangeCardProps) {
  const t = useText()
  const me = useStoredUser()
  const decides = useHasRole('administrator')
  if (!decides) return <Note>{t('approvals.administrators_only')}</Note>
  const mine = change.asked_by_id === me?.id
  const declining = mine ? 'take_back' : 'decline'
  const may_approve = !change.own && !change.unreadable && !change.moved
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
      {(change.own || may_approve) && (
        <p className="max-w-[60ch] min-w-0 flex-1 basis-64 text-13 text-text-2">
          {t(may_approve ? 'approvals.judged_again' : mine ? 'approvals.own' : 'approvals.about_you')}
        </p>
      )}
      <div className="flex flex-wrap gap-3 md:ms-auto">
        <Button variant={mine ? 'secondary' : 'danger'} onClick={() => onDecide({ change, decision: 'decline', verb: declining })}>
          {t(`approvals.verbs.${declining}`)}
        </Button>
        {may_approve && (
          <Button variant="primary" onClick={() => onDecide({ change, decision: 'approve', verb: 'approve' })}>
            {t('approvals.verbs.approve')}
          </Button>
        )}
      </div>
    </div>
  )
}
