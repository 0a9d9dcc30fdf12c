/** One thing to decide, or what became of it: whom it is about, its effect, what can be decided, and what that rests on. */
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { labelKey } from '#web/entities/transaction/index.ts'
import { Avatar, Button, Card, Chip, IconButton, Link, moneyText, Note } from '#web/kit/index.ts'
import { realDateText, realMomentText } from '#web/shared/locale/dates.ts'
import { refusalText } from '#web/shared/locale/refusal-text.ts'
import { type T, useText } from '#web/shared/locale/text.ts'
import { useStoredUser } from '#web/shared/session/stored-user.ts'
import { WaitingNote } from '../Changed.tsx'
import { movedText } from '../detail-lines.ts'
import { useHasRole } from '../use-change.ts'
import { askFor, type Verb } from './ask.ts'
import { ChangeLines } from './ChangeLines.tsx'
import { Effects, Flags, LastTransactions, MoreMenu } from './MoreMenu.tsx'
import type { Decision, QueueRow } from './rows.ts'
import { TransactionRecord } from './TransactionRecord.tsx'

type PanelProps = {
  readonly decision: Decision
  /** False: it was decided, or waits for something else. */
  readonly waits: boolean
  readonly row: QueueRow | undefined
  readonly keys: boolean
  readonly onAsk: (verb: Verb) => void
  /** Undefined while nothing else waits. */
  readonly onLater: (() => void) | undefined
  /** Undefined where one is always open. */
  readonly onClose: (() => void) | undefined
}

export function DecisionPanel(props: PanelProps) {
  const t = useText()
  const { decision, waits } = props
  const { person, effects, history, testimonial, change, transaction } = decision
  return (
    <Card aria-label={titleText(t, decision, waits)} className="grid gap-5">
      <Head {...props} />
      {testimonial && (
        <blockquote dir="auto" className="max-w-[68ch] border-s-2 border-line-strong ps-4 whitespace-pre-line wrap-anywhere">
          {testimonial.text}
        </blockquote>
      )}
      <Effects effects={effects} />
      {change && <ChangeLines change={change} named={person !== null} />}
      {transaction?.waiting_change && <WaitingNote change={transaction.waiting_change} object_id={transaction._id} />}
      {person && <Flags decision={decision} />}
      <Buttons {...props} />
      {person && <LastTransactions history={history} />}
      {transaction && <TransactionRecord transaction={transaction} />}
    </Card>
  )
}

export function titleText(t: T, { kind, name, amount, subject, change_kind, transaction }: Decision, waits: boolean): string {
  const words = { name: name || t('desk.inbox.nobody'), amount: amount === null ? '' : moneyText(amount) }
  const what = change_kind
    ? t(`approvals.kinds.${change_kind}`)
    : !waits && transaction && t(`transactions.labels.${labelKey(transaction)}`)
  if (what) return amount === null ? what : t('desk.inbox.titles.changes', { change: what, amount: words.amount })
  if (kind === 'support') return subject ?? t('desk.inbox.titles.support', words)
  return t(`desk.inbox.titles.${kind}`, words)
}

function Head({ decision, waits, row, onClose }: PanelProps) {
  const t = useText()
  const { kind, name, person, since, transaction, change } = decision
  const about = person?.id ?? transaction?.user ?? change?.member
  const email = person?.email ?? transaction?.member_email
  return (
    <header className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <Avatar initials={initials(name)} />
      <div className="grid min-w-0 flex-[1_1_16rem] gap-1 wrap-anywhere">
        <h2 className="font-head text-20 font-bold tracking-[-.01em]">{titleText(t, decision, waits)}</h2>
        <p className="num flex flex-wrap items-center gap-x-3 gap-y-1 text-14 whitespace-normal text-text-2">
          {change || !waits
            ? realMomentText(since)
            : t('desk.inbox.waits_since', { what: t(`desk.inbox.notes.${kind}`), at: realMomentText(since) })}
          {row?.note && <span className="wrap-anywhere">{row.note}</span>}
          {row?.state && <Chip kind={row.state.kind}>{row.state.text}</Chip>}
        </p>
        {(person || transaction) && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-text-2">
            {!waits && <span>{name}</span>}
            <span className="wrap-anywhere">{email}</span>
            {transaction && <span className="wrap-anywhere">{transaction.address ?? transaction.bank_detail?.acct_no}</span>}
            {person && (
              <>
                <Chip kind={person.status === 'active' ? 'success' : person.status === 'suspended' ? 'failed' : 'pending'}>
                  {t(`admin.users.statuses.${person.status}`)}
                </Chip>
                <span className="num">{t('desk.inbox.member_since', { at: realDateText(person.member_since) })}</span>
              </>
            )}
          </p>
        )}
      </div>
      <span className="flex items-center gap-3">
        {about && <Link render={<RouterLink to={`/admin/user/${about}`} />}>{t('desk.inbox.open_person')}</Link>}
        {onClose && (
          <span className="max-xl:hidden">
            <IconButton name="x" size="s" label={t('admin.close')} onClick={onClose} />
          </span>
        )}
      </span>
    </header>
  )
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  return [words[0], words.at(-1)]
    .slice(0, words.length)
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}

/** The screen where such a decision is made. */
const screens: Partial<
  Record<Decision['kind'], { readonly to: (id: string) => string; readonly label: 'open_support' | 'open_application' }>
> = {
  support: { to: (id) => `/admin/support/${id}`, label: 'open_support' },
  applications: { to: (id) => `/admin/retirement/${id}`, label: 'open_application' },
}

/** What the viewer can do with it. Without a pending decision, what its state and their role permit. */
export function useVerbs(decision: Decision | undefined, waits: boolean): ReadonlySet<Verb> {
  const me = useStoredUser()
  const decides = useHasRole('operator') && decision?.transaction?.user !== me?.id
  const verbs: Verb[] = []
  if (decision && decision.approve !== 'no') verbs.push('approve')
  if (decision?.decline && (waits || decides)) verbs.push('decline')
  if (decides && decision?.transaction?.actions.includes('delete')) verbs.push('remove')
  return new Set(verbs)
}

/** At the foot of the window on a phone. Nothing where nothing can be done. */
function Buttons({ decision, waits, keys, onAsk, onLater }: PanelProps) {
  const t = useText()
  const me = useStoredUser()
  const verbs = useVerbs(decision, waits)
  const why = useReason(decision, waits)
  const screen = screens[decision.kind]
  if (verbs.size === 0 && !screen && !why && !onLater) return null
  return (
    <div className="grid gap-3 border-y border-line py-4 max-xl:sticky max-xl:bottom-0 max-lg:bottom-16 max-xl:z-1 max-xl:-mx-(--card-pad) max-xl:bg-surface-1 max-xl:px-(--card-pad)">
      <div className="flex flex-wrap items-center gap-3">
        {verbs.has('approve') && (
          <Button variant="primary" onClick={() => onAsk('approve')}>
            {askFor(t, decision, 'approve', me?.id).confirm}
            {keys && <Key>A</Key>}
          </Button>
        )}
        {screen && (
          <Button variant="primary" render={<RouterLink to={screen.to(decision.id)} />}>
            {t(`desk.inbox.${screen.label}`)}
          </Button>
        )}
        {verbs.has('decline') && (
          <Button variant="danger" onClick={() => onAsk('decline')}>
            {askFor(t, decision, 'decline', me?.id).confirm}
            {keys && <Key>D</Key>}
          </Button>
        )}
        {onLater && (
          <Button variant="quiet" onClick={onLater}>
            {t('desk.inbox.later')}
            {keys && <Key>J</Key>}
          </Button>
        )}
        {verbs.has('remove') && decision.transaction && (
          <span className="ms-auto">
            <MoreMenu transaction={decision.transaction} onAsk={onAsk} />
          </span>
        )}
      </div>
      {why && (decision.approve === 'no' ? <Note>{why}</Note> : <p className="text-14 text-text-2">{why}</p>)}
    </div>
  )
}

/** What approval does, or why the viewer cannot approve. */
function useReason(decision: Decision, waits: boolean): string {
  const t = useText()
  const me = useStoredUser()
  const operates = useHasRole('operator')
  const rules = useHasRole('administrator')
  const { refusal, kind, change, transaction, approve, decline } = decision
  if (approve !== 'no') return t(change ? 'approvals.judged_again' : 'desk.inbox.asks_again')
  if (change) {
    if (change.state !== 'waiting') return ''
    if (!rules) return t('approvals.administrators_only')
    if (change.unreadable) return t('approvals.unreadable')
    if (change.moved) return movedText(t, change.moved)
    return t(change.asked_by_id === me?.id ? 'approvals.own' : 'approvals.about_you')
  }
  if (!waits && !decline) return ''
  if (!operates) return t('queue.read_only')
  if (transaction?.user === me?.id) return t('queue.own')
  if (refusal) {
    const { reason, ...params } = refusal.params
    return refusalText({ reason, params, message: refusal.message }, refusal.error_code)
  }
  return !waits || kind in screens ? '' : t('desk.inbox.cannot')
}

function Key({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className="rounded-2 border border-current px-1.5 font-sans text-12 max-lg:hidden">
      {children}
    </span>
  )
}
