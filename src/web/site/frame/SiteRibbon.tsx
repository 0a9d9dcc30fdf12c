/** The ribbon of public pages: paper money, the business date's offset if any, and whether the members are demo data. */

import { Ribbon } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useLive } from '../parts/Live.tsx'

export function SiteRibbon() {
  const live = useLive()
  const t = useText()
  const daysAhead = live('days_ahead')
  return (
    <Ribbon label={t('shell.ribbon_label')}>
      {t('shell.ribbon')}
      <span data-optional={daysAhead} className="ms-2 border-s border-[color-mix(in_srgb,var(--warn)_40%,transparent)] ps-2">
        {t('shell.ribbon_date', { count: daysAhead, date: live('business_date') })}
      </span>
      <span data-optional={live('demo')} className="ms-2 border-s border-[color-mix(in_srgb,var(--warn)_40%,transparent)] ps-2">
        {t('frame.demo')}
      </span>
    </Ribbon>
  )
}
