/** The ribbon on every screen: paper money, and the business date's offset. */
import { Ribbon } from '#web/kit/index.ts'
import { useConfig } from '#web/shared/config/config-query.ts'
import { dateText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'

export function SandboxRibbon() {
  const t = useText()
  const config = useConfig().data
  const daysAhead = config?.business_offset_days ?? 0
  const count = Math.round(daysAhead * 100) / 100
  const date = config && daysAhead > 0 ? t('shell.ribbon_date', { date: dateText(config.business_now), count }) : undefined
  const tag = [...(config?.demo ? [t('shell.ribbon_demo')] : []), ...(date ? [date] : [])].join(' · ')
  return (
    <Ribbon label={t('shell.ribbon_label')} tag={tag}>
      {t('shell.ribbon')}
    </Ribbon>
  )
}
