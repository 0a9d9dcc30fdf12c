/** A public figure: its value, definition, date, and the records behind it. */

import { useParams } from 'react-router'
import { textIn } from '#content/languages'
import type { Language } from '#contract/shared/language'
import { type StatName, statNames } from '#contract/shared/stat-name'
import { Card, EmptyState, fitFigure, Skeleton, SumList, useNameScreen } from '#web/kit/index.ts'
import { prefetch } from '#web/shared/call/read.ts'
import { dateText, realMomentText } from '#web/shared/locale/dates.ts'
import { useLanguage } from '#web/shared/locale/language.ts'
import { type T, useText } from '#web/shared/locale/text.ts'
import type { Preload } from '#web/shared/screen/define-screen.ts'
import { Failed, Loading, StaleNote } from '#web/shared/screen/Failed.tsx'
import { NotFoundScreen } from '#web/shared/screen/StatusScreen.tsx'
import { Onward, type StatRecords, statQuery, statText, useStatRecords, valueText } from './Onward.tsx'

export const preload: Preload = async (client, { path }) => {
  const name = statNames.find((one) => one === path.split('/')[2])
  if (name) await prefetch(client, statQuery(name))
}

export function Component() {
  const { name } = useParams()
  const stat_name = statNames.find((one) => one === name)
  return stat_name ? <StatScreen name={stat_name} /> : <NotFoundScreen />
}

/** At least as high as the window, so that the footer doesn't move while the records load. */
function StatScreen({ name }: { name: StatName }) {
  const stat = useStatRecords(name)
  useNameScreen(textIn(useLanguage(), 'stats')[name].title)
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] content-start gap-4 md:gap-6">
      <StatBody name={name} stat={stat} />
    </div>
  )
}

function StatBody({ name, stat }: { name: StatName; stat: ReturnType<typeof useStatRecords> }) {
  const t = useText()
  const text = textIn(useLanguage(), 'stats')[name]
  const again = { onRetry: () => void stat.refetch(), working: stat.isFetching }
  if (!stat.data && stat.isError) return <Failed title={t('stats.failed')} error={stat.error} {...again} />
  if (!stat.data) {
    return (
      <>
        <Value {...text} />
        <Loading>
          <Card>
            <Skeleton lines={5} height={28} />
          </Card>
        </Loading>
      </>
    )
  }
  return (
    <>
      <StaleNote error={stat.error} at={stat.dataUpdatedAt} {...again} />
      <Value stat={stat.data} {...text} />
      <MadeOf stat={stat.data} title={text.title} />
      <Onward stat={stat.data} />
    </>
  )
}

/** The definition is known before the value. */
function Value({ stat, title, definition }: { stat?: StatRecords; title: string; definition: string }) {
  return (
    <Card title={title} quiet>
      <p className="num -mt-2 text-40 leading-12 font-medium tracking-[-.02em] whitespace-normal! wrap-anywhere">
        {stat ? <bdi className={fitFigure(statText(stat), 'xxl')}>{statText(stat)}</bdi> : <Skeleton width={200} height={48} />}
      </p>
      <p className="mt-3 max-w-[64ch] text-text-2">{definition}</p>
      <p className="mt-2 min-h-5 text-14 text-text-3 tabular-nums">{stat && <AsOf stat={stat} />}</p>
    </Card>
  )
}

function AsOf({ stat: { as_of: at, upto_entry, unit } }: { stat: StatRecords }) {
  const t = useText()
  const as_of = realMomentText(at)
  return (
    <>
      {upto_entry === null ? t('stats.as_of', { as_of }) : t('stats.as_of_entry', { as_of, entry: upto_entry })} {t(`stats.units.${unit}`)}
    </>
  )
}

/** The breakdown of a public figure: parts or days, with their total. */
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
  const lines = days.map(({ day, ...of }) => ({ ...of, label: dateText(day), key: day }))
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
