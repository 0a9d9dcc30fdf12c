/** What the proof cannot show, at the same size as what it shows. */

import { Card } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

const LIMITS = ['assets', 'omission', 'negative', 'time', 'debts', 'key', 'privacy'] as const

export function Limits() {
  const t = useText()
  return (
    <Card title={t('proof.limits.title')} level={3}>
      <ul>
        {LIMITS.map((limit) => (
          <li key={limit} className="border-t border-line py-3 first:border-t-0 first:pt-0">
            {t(`proof.limits.${limit}`)}
          </li>
        ))}
      </ul>
    </Card>
  )
}
