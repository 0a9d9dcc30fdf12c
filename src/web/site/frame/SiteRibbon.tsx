/** Says on every public page that the money is paper; after it, where there is one, how far the business date is ahead, and that its people are invented. */

import { Ribbon } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useLive } from '../parts/Live.tsx'

export function SiteRibbon() {
  const live = useLive()
  const t = useText()
  const ahead = live('days_ahead')
  return (
    <Ribbon label={t('shell.ribbon_label')}>
      {t('shell.ribbon')}
      <span data-optional={ahead} className="ms-2 border-s border-[color-mix(in_srgb,var(--warn)_40%,transparent)] ps-2">
        {t('shell.ribbon_date', { count: ahead, date: live('business_date') })}
      </span>
      <span data-optional={live('demo')} className="ms-2 border-s border-[color-mix(in_srgb,var(--warn)_40%,transparent)] ps-2">
        {t('frame.demo')}
      </span>
    </Ribbon>
  )
}
