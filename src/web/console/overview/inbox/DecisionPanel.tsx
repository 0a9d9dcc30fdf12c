/** One decision: the person, the balances before and after, what can be decided, flags and history. */
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { detailLines } from '#web/console/shared/detail-lines.ts'
import { labelOf, movedText, wordsOf } from '#web/console/shared/detail-words.ts'
import { Avatar, Button, Card, Chip, Link, moneyText, Note, TermsList } from '#web/kit/index.ts'
import { dateText, momentText } from '#web/shared/locale/dates.ts'
import { refusalText } from '#web/shared/locale/refusal-text.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useStoredUser } from '#web/shared/session/stored-user.ts'
import { Effects } from './Effects.tsx'
import { Flags, History } from './Facts.tsx'
import type { Decision } from './queries.ts'
import { screenOf, titleText, type Verb, verbText } from './verbs.ts'

type PanelProps = {
  readonly decision: Decision
  readonly keys: boolean
  readonly onAsk: (verb: Verb) => void
  /** Undefined while nothing else waits. */
  readonly onLater: (() => void) | undefined
}

export function DecisionPanel({ decision, ...rest }: PanelProps) {
  const t = useText()
  const { person, effects, flags, history, testimonial } = decision
  return (
    <Card aria-label={t('desk.inbox.panel')} className="grid gap-5">
      <Head decision={decision} />
      {testimonial && (
        <blockquote dir="auto" className="max-w-[68ch] border-s-2 border-line-strong ps-4 whitespace-pre-line wrap-anywhere">
          {testimonial.text}
        </blockquote>
      )}
      <Effects effects={effects} />
      <ChangeLines decision={decision} />
      <Buttons decision={decision} {...rest} />
      {person && (
        <div className="grid gap-x-6 gap-y-5 lg:grid-cols-2 [&>*]:min-w-0">
          <Flags flags={flags} />
          <History history={history} />
        </div>
      )}
    </Card>
  )
}

function Head({ decision }: { decision: Decision }) {
  const t = useText()
  const { kind, name, person, since } = decision
  return (
    <header className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <Avatar initials={initials(name)} />
      <div className="grid min-w-0 flex-[1_1_16rem] gap-1 wrap-anywhere">
        <h2 className="font-head text-20 font-bold tracking-[-.01em]">{titleText(t, decision, moneyText)}</h2>
        <p className="num text-13 whitespace-normal text-text-2">
          {t('desk.inbox.waits_since', { what: t(`desk.inbox.notes.${kind}`), at: momentText(since) })}
        </p>
        {person && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-text-2">
            <span className="wrap-anywhere">{person.email}</span>
            <Chip kind={person.status === 'active' ? 'success' : person.status === 'suspended' ? 'failed' : 'pending'}>
              {t(`admin.users.statuses.${person.status}`)}
            </Chip>
            <span className="num">{t('desk.inbox.member_since', { at: dateText(person.member_since) })}</span>
          </p>
        )}
      </div>
      {person && <Link render={<RouterLink to={`/admin/user/${person.id}`} />}>{t('desk.inbox.open_person')}</Link>}
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

/** A change's new values beside the old ones, and who asks for it. */
function ChangeLines({ decision: { change } }: { decision: Decision }) {
  const t = useText()
  if (!change) return null
  const lines = detailLines(change.details, change.before).map(({ name, from, to }) => ({
    term: labelOf(t, name),
    value: [from, to].flatMap((value, at) => (value === undefined && at === 0 ? [] : [wordsOf(t, change.kind, name, value)])).join(' → '),
  }))
  return (
    <TermsList
      terms={[
        { term: t('approvals.asked_by'), value: change.asked_by ?? t('approvals.former_staff'), note: momentText(change.created_at) },
        ...(change.reason ? [{ term: t('approvals.why'), value: change.reason }] : []),
        ...lines,
        { term: t('approvals.expires'), value: momentText(change.expires_at) },
      ]}
    />
  )
}

/** At the foot of the window on a phone. No button where nothing can be decided. */
function Buttons({ decision, keys, onAsk, onLater }: PanelProps) {
  const t = useText()
  const me = useStoredUser()
  const to = screenOf(decision)
  const decides = decision.approve !== 'no' || decision.decline
  const why = decision.approve === 'no' ? whyNot(t, decision) : decides && t('desk.inbox.asks_again')
  return (
    <div className="grid gap-3 border-y border-line py-4 max-xl:sticky max-xl:bottom-0 max-lg:bottom-16 max-xl:z-1 max-xl:-mx-(--card-pad) max-xl:bg-surface-1 max-xl:px-(--card-pad)">
      <div className="flex flex-wrap items-center gap-3">
        {decision.approve !== 'no' && (
          <Button variant="primary" onClick={() => onAsk('approve')}>
            {verbText(t, decision, 'approve', me?.id)}
            {keys && <Key>A</Key>}
          </Button>
        )}
        {to && (
          <Button variant="primary" render={<RouterLink to={to} />}>
            {t(decision.kind === 'support' ? 'desk.inbox.open_support' : 'desk.inbox.open_application')}
          </Button>
        )}
        {decision.decline && (
          <Button variant="danger" onClick={() => onAsk('decline')}>
            {verbText(t, decision, 'decline', me?.id)}
            {keys && <Key>D</Key>}
          </Button>
        )}
        {onLater && (
          <Button variant="quiet" onClick={onLater}>
            {t('desk.inbox.later')}
            {keys && <Key>J</Key>}
          </Button>
        )}
      </div>
      {why && (decision.approve === 'no' ? <Note>{why}</Note> : <p className="text-13 text-text-2">{why}</p>)}
    </div>
  )
}

function whyNot(t: ReturnType<typeof useText>, { refusal, kind, change, decline }: Decision): string {
  if (refusal) {
    const { reason, ...params } = refusal.params
    return refusalText({ reason, params, message: refusal.message }, refusal.error_code)
  }
  if (kind === 'support' || kind === 'applications') return ''
  if (kind === 'changes' && change?.moved) return movedText(t, change.moved)
  if (kind === 'changes' && change && decline) return t(change.unreadable ? 'approvals.unreadable' : 'desk.inbox.another_decides')
  return t(kind === 'changes' ? 'approvals.administrators_only' : 'desk.inbox.cannot')
}

function Key({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className="rounded-2 border border-current px-1.5 font-sans text-12 max-lg:hidden">
      {children}
    </span>
  )
}
