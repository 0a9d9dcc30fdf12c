/** A public figure: its value, definition, date, and the records behind it. */

import { useParams } from 'react-router'
import { textIn } from '#content/languages'
import { type StatName, statNames } from '#contract/shared/stat-name'
import { Card, fitFigure, Skeleton, useNameScreen } from '#web/kit/index.ts'
import { momentText } from '#web/shared/locale/dates.ts'
import { useLanguage } from '#web/shared/locale/language.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { Loading } from '#web/shared/screen/Loading.tsx'
import type { Preload } from '#web/shared/screen/preload.ts'
import { StaleNote } from '#web/shared/screen/StaleNote.tsx'
import { NotFoundScreen } from '#web/shared/screen/StatusScreen.tsx'
import { MadeOf } from './MadeOf.tsx'
import { Onward } from './Onward.tsx'
import { type StatRecords, statQuery, useStatRecords } from './stat-query.ts'
import { statText } from './value-text.ts'

export const preload: Preload = async (client, { path }) => {
  const name = statNames.find((one) => one === path.split('/')[2])
  if (name) await client.prefetchQuery({ ...statQuery(name), retry: false })
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
      <p className="mt-2 min-h-5 text-13 text-text-3 tabular-nums">{stat && <AsOf stat={stat} />}</p>
    </Card>
  )
}

function AsOf({ stat: { as_of: at, upto_entry, unit } }: { stat: StatRecords }) {
  const t = useText()
  const as_of = momentText(at)
  return (
    <>
      {upto_entry === null ? t('stats.as_of', { as_of }) : t('stats.as_of_entry', { as_of, entry: upto_entry })} {t(`stats.units.${unit}`)}
    </>
  )
}
