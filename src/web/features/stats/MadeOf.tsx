/** The breakdown of a public figure: parts or days, with their total. */

import { textIn } from '#content/languages'
import type { Language } from '#contract/shared/language'
import { Card, EmptyState, SumList } from '#web/kit/index.ts'
import { utcDayText } from '#web/shared/locale/dates.ts'
import { useLanguage } from '#web/shared/locale/language.ts'
import { type T, useText } from '#web/shared/locale/text.ts'
import type { StatRecords } from './stat-query.ts'
import { statText, valueText } from './value-text.ts'

export function MadeOf({ stat, title }: { stat: StatRecords; title: string }) {
  if (stat.parts.length + stat.days.length > 0) return <Sum stat={stat} title={title} />
  return <NoParts stat={stat} />
}

function NoParts({ stat: { name, unit } }: { stat: StatRecords }) {
  const t = useText()
  const counted = (unit === 'usd' || unit === 'count') && name !== 'checkpoint_epoch'
  return counted ? (
    <EmptyState title={t('stats.none')}>{t('stats.none_help')}</EmptyState>
  ) : (
    <EmptyState title={t('stats.single')}>{t('stats.single_help')}</EmptyState>
  )
}

function Sum({ stat, title }: { stat: StatRecords; title: string }) {
  const t = useText()
  const sum = { label: title, figure: <bdi>{statText(stat)}</bdi>, total: true, key: 'sum' }
  return (
    <Card title={stat.days.length > 0 ? t('stats.by_day') : t('stats.made_of')}>
      <SumList lines={[...usePartLines(stat), ...useDayLines(stat), sum]} />
    </Card>
  )
}

function usePartLines({ parts }: StatRecords) {
  const t = useText()
  const language = useLanguage()
  return parts.map(({ name, value }) => ({
    label: partName(t, language, name),
    figure: <bdi>{valueText(name === 'withdrawals_counted' ? 'count' : 'usd', value)}</bdi>,
    key: name,
  }))
}

function useDayLines({ days, earlier }: StatRecords) {
  const t = useText()
  const lines = days.map(({ day, ...of }) => ({ ...of, label: utcDayText(day), key: day }))
  const all = earlier ? [...lines, { ...earlier, label: t('stats.earlier'), key: 'earlier' }] : lines
  return all.map(({ label, key, count, value }) => ({
    label,
    key,
    note: value === null ? undefined : t('stats.records', { count }),
    figure: <bdi>{value === null ? valueText('count', String(count)) : valueText('usd', value)}</bdi>,
  }))
}

/** The name of a figure's part: an entry kind as on the fees page, a side of the books as its figure. */
function partName(t: T, language: Language, name: string): string {
  const figures = textIn(language, 'stats')
  if (name === 'custody' || name === 'owed') return figures[name].title
  if (name === 'reserve:committed') return figures.reserve_committed.title
  if (name === 'members' || name === 'withdrawals_counted') return t(`stats.parts.${name}`)
  return textIn(language, 'fees').moves[name]?.name ?? name
}
