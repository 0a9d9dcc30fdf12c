/** The member's referrals: a first name and an initial, the bonus status, and the reason. */

import type { Referral } from '#web/entities/referral/index.ts'
import { useTransactionWords } from '#web/entities/transaction/index.ts'
import { Card, Chip, type ChipProps, EmptyState, Money } from '#web/kit/index.ts'
import { useBusinessNow } from '#web/shared/config/config-query.ts'
import { noteText } from '#web/shared/locale/note-text.ts'
import { useText } from '#web/shared/locale/text.ts'

type Person = Referral['referred'][number]

const kinds: Record<Person['state'], ChipProps['kind']> = {
  signed_up: 'neutral',
  ended_early: 'neutral',
  due: 'info',
  paused: 'pending',
  review: 'pending',
  paid: 'success',
  withheld: 'failed',
}

export function PeopleCard({ referred }: { referred: readonly Person[] }) {
  const t = useText()
  if (referred.length === 0) return <EmptyState title={t('referrals.none')}>{t('referrals.none_help')}</EmptyState>
  return (
    <Card title={t('referrals.people')}>
      <ul>
        {referred.map((person) => (
          <PersonRow key={`${person.at} ${person.name}`} person={person} />
        ))}
      </ul>
    </Card>
  )
}

function PersonRow({ person: { name, at, bonus, state, reason, reason_code } }: { person: Person }) {
  const t = useText()
  const { when } = useTransactionWords(useBusinessNow())
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
      <p className="font-medium wrap-anywhere">{name}</p>
      <p className="num text-end">{bonus === null ? <span className="text-text-3">–</span> : <Money value={bonus} />}</p>
      <p className="text-14 text-text-2">
        {t('referrals.joined', { when: when(at) })}.{' '}
        {reason === null ? t(`referrals.state_help.${state}`) : noteText(reason_code === null ? null : { code: reason_code }, reason)}
      </p>
      <p className="flex justify-end">
        <Chip kind={kinds[state]}>{t(`referrals.states.${state}`)}</Chip>
      </p>
    </li>
  )
}
