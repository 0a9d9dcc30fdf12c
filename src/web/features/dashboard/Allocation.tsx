/** Open capital by plan, one bar each. */

import { Money, percentText } from '#web/kit/index.ts'
import type { AccountInfo } from '#web/shared/account/account-words.ts'
import { useText } from '#web/shared/locale/text.ts'

export function Allocation({ parts }: { parts: AccountInfo['allocation'] }) {
  const t = useText()
  return (
    <section aria-label={t('dashboard.allocation')} className="mt-3 grid gap-2 border-t border-line pt-3">
      <h3 className="text-text-3">{t('dashboard.allocation')}</h3>
      <ul className="grid gap-2.5">
        {parts.map(({ plan, plan_name, capital, share_bps }) => (
          <li key={plan} className="grid gap-1">
            <span className="flex flex-wrap justify-between gap-x-3">
              <span className="min-w-0 wrap-anywhere">{plan_name}</span>
              <span className="num">
                <Money value={capital} /> <span className="text-text-2">{t('dashboard.share', { share: percentText(share_bps) })}</span>
              </span>
            </span>
            <span aria-hidden="true" className="block h-1.5 rounded-1 bg-surface-3">
              <span style={{ width: `${share_bps / 100}%` }} className="block h-full min-w-1 rounded-1 bg-term-principal-edge" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
