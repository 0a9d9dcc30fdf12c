/** What to look at before a decision: flags with their dates, and the person's last entries. */
import { directionOf, labelKey } from '#web/entities/transaction/index.ts'
import { Icon, join, Money } from '#web/kit/index.ts'
import { dateText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Decision } from './queries.ts'

export function Flags({ flags }: { flags: Decision['flags'] }) {
  const t = useText()
  return (
    <section className="grid content-start gap-2">
      <h3 className="font-head text-13 font-semibold">{t('desk.inbox.flags_title')}</h3>
      {flags.length === 0 && <p className="text-text-2">{t('desk.inbox.no_flags')}</p>}
      <ul className="grid gap-2">
        {flags.map(({ code, good, at }) => (
          <li key={code} className={join('flex gap-2', good ? 'text-text-2' : 'text-warn')}>
            <Icon name={good ? 'check' : 'warning'} size={16} className={join('mt-0.5 flex-none', good && 'text-gain')} />
            <span className="min-w-0 wrap-anywhere">
              {t(`desk.inbox.flags.${code}`)}
              {at && <span className="num text-text-2"> · {dateText(at)}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function History({ history }: { history: Decision['history'] }) {
  const t = useText()
  return (
    <section className="grid content-start gap-2">
      <h3 className="font-head text-13 font-semibold">{t('admin.transactions.history')}</h3>
      {history.length === 0 && <p className="text-text-2">{t('desk.inbox.no_history')}</p>}
      <ul>
        {history.map((entry) => (
          <li key={entry._id} className="flex items-baseline justify-between gap-4 border-t border-line py-2 first:border-t-0 first:pt-0">
            <span className="min-w-0 wrap-anywhere">
              {t(`transactions.labels.${labelKey(entry)}`)}
              <span className="num block text-13 text-text-2">
                {dateText(entry.created_at)}
                {entry.state !== 'settled' && ` · ${t(`desk.inbox.states.${entry.state}`)}`}
              </span>
            </span>
            <Money value={entry.amount} sign={directionOf(entry)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
