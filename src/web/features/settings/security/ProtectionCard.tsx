/** The account's protection in one sentence, and what a second factor protects. */

import { Card, Chip, Icon } from '#web/kit/index.ts'
import type { SecondFactor } from '#web/shared/account/queries.ts'
import { useText } from '#web/shared/locale/text.ts'

const GUARDED = ['log_in', 'withdrawal', 'address', 'account', 'factors'] as const

export function ProtectionCard({ factor }: { factor: SecondFactor }) {
  const t = useText()
  const on = factor.factor !== null
  return (
    <Card
      title={t('security.title')}
      titleSize="l"
      aside={
        <Chip kind={on ? 'success' : 'pending'} icon={on ? 'shield' : 'warning'}>
          {t(on ? 'security.on' : 'security.off')}
        </Chip>
      }
    >
      <p className="max-w-[68ch] text-text-2">{t(`security.status.${factor.factor ?? 'none'}`)}</p>
      <h3 className="mt-5 mb-2 text-13 font-semibold text-text">{t(on ? 'security.asks' : 'security.would_ask')}</h3>
      <ul className="grid gap-x-8 gap-y-2 md:grid-cols-2">
        {GUARDED.map((what) => (
          <li key={what} className="flex gap-2.5 text-text-2">
            <Icon name={on ? 'check' : 'minus'} size={20} className={on ? 'text-gain' : 'text-text-3'} />
            <span className="min-w-0">{t(`security.guards.${what}`)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
