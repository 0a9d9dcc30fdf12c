/** What waits beside the chosen decision. Below 80em the list is the screen, and an entry opens as a page. */
import { useMemo, useState } from 'react'
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router'
import { DecideBonus } from '#web/console/shared/decide/DecideBonus.tsx'
import { DecideDialog } from '#web/console/shared/decide/DecideDialog.tsx'
import { DecideTestimonial } from '#web/console/shared/decide/DecideTestimonial.tsx'
import { DecisionDialog } from '#web/console/shared/decide/decisions.tsx'
import { StatusDialog } from '#web/console/shared/decide/StatusDialog.tsx'
import { VerifyDialog } from '#web/console/shared/decide/VerifyDialog.tsx'
import { useKeysOn } from '#web/console/shared/use-keys-on.ts'
import { Button, Card, EmptyState, Icon, join, Link, moneyText, Skeleton, VisuallyHidden } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { useStoredUser } from '#web/shared/session/stored-user.ts'
import { DecisionPanel } from './DecisionPanel.tsx'
import { hrefOf, InboxList } from './InboxList.tsx'
import { beside, flatten } from './order.ts'
import { type Chosen, type Decision, type Kind, useDecision, type Waiting } from './queries.ts'
import { useInboxKeys } from './use-inbox-keys.ts'
import { titleText, type Verb } from './verbs.ts'

/** The entry in the address, or the first one. */
export function useChosen(waiting: Waiting): { readonly chosen: Chosen | null; readonly opened: boolean } {
  const [search] = useSearchParams()
  const id = search.get('id')
  const kind = waiting.queues.find((queue) => queue.kind === search.get('kind'))?.kind as Kind | undefined
  if (id && kind) return { chosen: { kind, id }, opened: true }
  return { chosen: flatten(waiting.queues)[0] ?? null, opened: false }
}

export function Inbox({ waiting }: { waiting: Waiting }) {
  const { chosen, opened } = useChosen(waiting)
  return (
    <div className={join('grid items-start gap-4 md:gap-6 [&>*]:min-w-0', chosen && 'xl:grid-cols-[minmax(20rem,24rem)_minmax(0,1fr)]')}>
      <div className={join(opened && 'max-xl:hidden')}>
        <InboxList waiting={waiting} chosen={chosen} />
      </div>
      {chosen && (
        <div className={join('grid gap-3 xl:sticky xl:top-4', !opened && 'max-xl:hidden')}>
          <ChosenDecision waiting={waiting} chosen={chosen} />
        </div>
      )}
    </div>
  )
}

function ChosenDecision({ waiting, chosen }: { waiting: Waiting; chosen: Chosen }) {
  const t = useText()
  const navigate = useNavigate()
  const detail = useDecision(chosen)
  const [asking, setAsking] = useState<Verb | null>(null)
  const [keys, setKeys] = useKeysOn()
  const entries = useMemo(() => flatten(waiting.queues), [waiting])
  const next = beside(entries, chosen, 1)
  const previous = beside(entries, chosen, -1)
  const decision = detail.data
  const open = (entry: Chosen | null) => void navigate(entry ? hrefOf(entry) : '/admin', { replace: true, preventScrollReset: true })
  const approves = decision !== undefined && decision !== null && decision.approve !== 'no'
  const actions = {
    ...(approves ? { a: () => setAsking('approve') } : {}),
    ...(decision?.decline ? { d: () => setAsking('decline') } : {}),
    ...(next ? { j: () => open(next) } : {}),
    ...(previous ? { k: () => open(previous) } : {}),
  }
  useInboxKeys(actions, keys)
  return (
    <>
      <Link className="inline-flex items-center gap-1 justify-self-start xl:hidden" render={<RouterLink to="/admin" />}>
        <Icon name="chevron-left" size={16} className="rtl:-scale-x-100" />
        {t('desk.inbox.back')}
      </Link>
      <VisuallyHidden>
        <span aria-live="polite">{decision ? titleText(t, decision, moneyText) : ''}</span>
      </VisuallyHidden>
      {decision ? (
        <DecisionPanel decision={decision} keys={keys} onAsk={setAsking} onLater={next ? () => open(next) : undefined} />
      ) : detail.isError ? (
        <Failed title={t('desk.inbox.failed')} error={detail.error} onRetry={() => void detail.refetch()} working={detail.isFetching} />
      ) : decision === null ? (
        <Card>
          <EmptyState bare title={t('desk.inbox.decided')}>
            {t('desk.inbox.decided_help')}
          </EmptyState>
        </Card>
      ) : (
        <Skeleton height={420} />
      )}
      <Button variant="quiet" size="s" className="justify-self-end max-lg:hidden" onClick={() => setKeys(!keys)}>
        {t(keys ? 'queue.keys.off' : 'queue.keys.on')}
      </Button>
      {decision && asking && (
        <Ask
          decision={decision}
          verb={asking}
          onClose={() => setAsking(null)}
          onDecided={() => {
            setAsking(null)
            open(next)
          }}
        />
      )}
    </>
  )
}

/** Asks once more before a decision, with the dialog of its kind. */
type AskProps = { readonly decision: Decision; readonly verb: Verb; readonly onClose: () => void; readonly onDecided: () => void }

function Ask({ decision, verb, ...done }: AskProps) {
  const me = useStoredUser()
  const { id, name, amount, person, transaction, change, testimonial, approve } = decision
  const approves = verb === 'approve'
  if (transaction) return <DecisionDialog {...done} deciding={{ decision: verb, transaction }} second={approve === 'second'} />
  if (change) {
    const mine = change.asked_by_id === me?.id
    return <DecideDialog {...done} deciding={{ change, decision: verb, verb: !approves && mine ? 'take_back' : verb }} />
  }
  if (testimonial)
    return <DecideTestimonial {...done} testimonial={{ id, version: testimonial.version }} decision={approves ? 'publish' : 'decline'} />
  if (decision.kind === 'referrals' && amount !== null) {
    const bonus = { id, amount, referrer: { name, email: person?.email ?? '' } }
    return <DecideBonus {...done} deciding={{ decision: approves ? 'release' : 'refuse', bonus }} />
  }
  const user = { id, full_name: name }
  return approves ? <VerifyDialog {...done} user={user} /> : <StatusDialog {...done} user={user} to="suspended" />
}
