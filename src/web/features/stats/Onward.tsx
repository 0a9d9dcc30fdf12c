/** Links to the records, to their API, and to the other public figures. */
import { Link as RouterLink } from 'react-router'
import { absentWords } from '#content/figure-words'
import { textIn } from '#content/languages'
import type { WireData } from '#contract/routes'
import { type StatName, statNames } from '#contract/shared/stat-name'
import { Card, countText, Link, moneyText } from '#web/kit/index.ts'
import { read, useData } from '#web/shared/call/read.ts'
import { realMomentText } from '#web/shared/locale/dates.ts'
import { coverageText, durationText } from '#web/shared/locale/duration-text.ts'
import { languageNow, useLanguage } from '#web/shared/locale/language.ts'
import { useText } from '#web/shared/locale/text.ts'

const labels = {
  '/proof': 'stats.links.proof',
  '/plans': 'stats.links.plans',
  '/live-trades': 'stats.links.trades',
  '/bots': 'stats.links.bots',
} as const

const LINE = 'inline-flex min-h-11 items-center lg:min-h-8'

export function Onward({ stat }: { stat: StatRecords }) {
  const t = useText()
  const texts = textIn(useLanguage(), 'stats')
  const places = (Object.keys(labels) as (keyof typeof labels)[]).filter((path) => stat.links.includes(path))
  return (
    <div className="grid items-start gap-4 md:grid-cols-2 md:gap-6">
      <Card title={t('stats.where')}>
        <ul>
          {places.map((path) => (
            <li key={path}>
              <Link render={<RouterLink to={path} />} className={LINE}>
                {t(labels[path])}
              </Link>
            </li>
          ))}
          <li>
            <Link href={`/api/v1/stats/${stat.name}/records`} className={LINE}>
              {t('stats.programs')}
            </Link>
          </li>
        </ul>
      </Card>
      <Card title={t('stats.others')}>
        <ul className="lg:columns-2">
          {statNames
            .filter((name) => name !== stat.name)
            .map((name) => (
              <li key={name}>
                <Link render={<RouterLink to={`/stats/${name}`} />} className={LINE}>
                  {texts[name].title}
                </Link>
              </li>
            ))}
        </ul>
      </Card>
    </div>
  )
}

/** The value itself, or words if there is none yet. */
export function statText({ name, unit, value }: Pick<StatRecords, 'name' | 'unit' | 'value'>): string {
  return value === null ? absentWords(languageNow(), name) : valueText(unit, value)
}

export function valueText(unit: StatRecords['unit'], value: string): string {
  if (unit === 'usd') return moneyText(value)
  // Coverage is the only ratio.
  if (unit === 'percent') return coverageText(BigInt(value.replace('.', '')))
  if (unit === 'seconds') return durationText(Number(value), 'at_most')
  return unit === 'instant' ? realMomentText(new Date(value)) : countText(Number(value))
}

/** One public figure with its breakdown. */
export type StatRecords = WireData<'readStatRecords'>

export function statQuery(name: StatName) {
  return read('readStatRecords', { params: { name } })
}

export function useStatRecords(name: StatName) {
  return useData(statQuery(name))
}
