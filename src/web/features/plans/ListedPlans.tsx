/** Plans without terms: name and state, no drawing and no figure. */
import type { ReactNode } from 'react'
import { Card, Chip } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

/** Around its lines, a `ListedPlan` each. */
export function ListedPlans({ children }: { children: ReactNode }) {
  const t = useText()
  return (
    <Card title={t('plans.listed')}>
      <p className="mb-2 max-w-[60ch] text-text-2">{t('plans.listed_help')}</p>
      <ul className="grid gap-x-6 md:grid-cols-2 xl:grid-cols-4">{children}</ul>
    </Card>
  )
}

export function ListedPlan({ name }: { name: string }) {
  const t = useText()
  return (
    <li className="flex items-center justify-between gap-3 border-b border-line py-3 last:border-b-0 xl:border-b-0">
      <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
      <Chip kind="neutral">{t('plans.not_offered')}</Chip>
    </li>
  )
}
