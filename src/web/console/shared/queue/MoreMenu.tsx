/** The rest of what can be done with a transaction, in its row and in its panel. */

import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { directionOf, labelKey } from '#web/entities/transaction/index.ts'
import { Icon, IconButton, join, Menu, Money } from '#web/kit/index.ts'
import { dateText, realDateText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { AdminTransaction } from '../queries/transactions.ts'
import { useHasRole } from '../use-change.ts'
import type { Verb } from './ask.ts'
import type { Decision } from './rows.ts'

export function MoreMenu({ transaction, onAsk }: { transaction: AdminTransaction; onAsk: (verb: Verb) => void }) {
  const t = useText()
  const navigate = useNavigate()
  const decides = useHasRole('operator')
  const { user, created_at, member_name, actions } = transaction
  const label = `${t(`transactions.labels.${labelKey(transaction)}`)} ${realDateText(created_at)}`
  const item = (key: 'decline' | 'remove') => ({
    key,
    label: t(`admin.transactions.${key}`),
    disabled: !actions.includes(key === 'remove' ? 'delete' : key),
    onSelect: () => onAsk(key),
  })
  return (
    <Menu
      trigger={<IconButton name="more" size="s" label={t('admin.transactions.more', { label, member: member_name })} />}
      items={[
        { key: 'user', label: t('admin.transactions.view_user'), icon: 'user', onSelect: () => void navigate(`/admin/user/${user}`) },
        ...(decides
          ? [
              { ...item('decline'), icon: 'x' as const },
              { ...item('remove'), icon: 'minus' as const, danger: true, apart: true },
            ]
          : []),
      ]}
    />
  )
}

/** What a decision rests on: the balances before and after, flags with their dates, and the person's last transactions. */
export function Effects({ effects }: Pick<Decision, 'effects'>) {
  const t = useText()
  if (effects.length === 0) return null
  return (
    <div className="grid gap-x-6 gap-y-4 lg:grid-cols-2 [&>*]:min-w-0">
      {effects.map(({ account, before, after }) => (
        <section key={account} aria-label={t(`desk.inbox.accounts.${account}`)} className="grid gap-1">
          <h3 className="font-head text-14 font-semibold">{t(`desk.inbox.accounts.${account}`)}</h3>
          <p className="flex flex-wrap items-baseline gap-2">
            <Side label={t('desk.inbox.before')} value={before} />
            <Icon name="chevron-right" size={14} className="flex-none self-center text-text-3 rtl:-scale-x-100" />
            <Side label={t('desk.inbox.after')} value={after} strong />
          </p>
        </section>
      ))}
    </div>
  )
}

function Side({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-1.5">
      <Money value={value} size={strong ? 'l' : undefined} strong={strong} />
      <span className="text-14 text-text-2">{label}</span>
    </span>
  )
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 content-start gap-2">
      <h3 className="font-head text-14 font-semibold">{title}</h3>
      {children}
    </section>
  )
}

/** Nothing is said where nothing was found, nor compared about money. */
export function Flags({ decision }: { decision: Decision }) {
  const t = useText()
  const { flags } = decision
  const compared = comparedFor(decision)
  if (flags.length === 0 && !compared) return null
  return (
    <Part title={t('desk.inbox.flags_title')}>
      <ul className="grid gap-2">
        {flags.length === 0 && compared && <Flag good>{t(`desk.inbox.no_flags.${compared}`)}</Flag>}
        {flags.map(({ code, good, at }) => (
          <Flag key={code} good={good}>
            {t(`desk.inbox.flags.${code}`)}
            {at && <span className="num text-text-2"> · {realDateText(at)}</span>}
          </Flag>
        ))}
      </ul>
    </Part>
  )
}

/** What was compared where a decision is about money; null where it is not. */
function comparedFor({ kind, transaction, change, effects }: Decision): 'withdrawal' | 'deposit' | 'bonus' | 'account' | null {
  if (transaction) return transaction.transaction_type === 'debit' ? 'withdrawal' : 'deposit'
  if (kind === 'referrals' || change?.object_kind === 'referral_bonus') return 'bonus'
  return effects.length > 0 ? 'account' : null
}

function Flag({ good, children }: { good: boolean; children: ReactNode }) {
  return (
    <li className={join('flex gap-2', good ? 'text-text-2' : 'text-warn')}>
      <Icon name={good ? 'check' : 'warning'} size={16} className={join('mt-0.5 flex-none', good && 'text-gain')} />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  )
}

export function LastTransactions({ history }: Pick<Decision, 'history'>) {
  const t = useText()
  return (
    <Part title={t('queue.last')}>
      {history.length === 0 && <p className="text-text-2">{t('desk.inbox.no_history')}</p>}
      <ul>
        {history.map((entry) => (
          <li key={entry._id} className="flex items-baseline justify-between gap-4 border-t border-line py-2 first:border-t-0 first:pt-0">
            <span className="min-w-0 wrap-anywhere">
              {t(`transactions.labels.${labelKey(entry)}`)}
              <span className="num block text-14 text-text-2">
                {dateText(entry.effective_at)}
                {entry.state !== 'settled' && ` · ${t(`desk.inbox.states.${entry.state}`)}`}
              </span>
            </span>
            <Money value={entry.amount} sign={directionOf(entry)} />
          </li>
        ))}
      </ul>
    </Part>
  )
}
