/** A plan that is listed and not sold: its name and what it would be. */
import type { ReactNode } from 'react'
import { Card, Chip } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { NotSoldPanel } from './PlanAside.tsx'
import { columns } from './PlanDetail.tsx'

export type UnofferedPlanProps = { readonly name: string; readonly byline: ReactNode; readonly description: string }

export function UnofferedPlan({ name, byline, description }: UnofferedPlanProps) {
  const t = useText()
  return (
    <div className={columns}>
      <Card title={name} titleSize="l" aside={<Chip kind="neutral">{t('plans.not_offered')}</Chip>}>
        {byline && <p className="text-13 text-text-2">{byline}</p>}
        <p className="max-w-[60ch] text-text-2">{description}</p>
      </Card>
      <NotSoldPanel reason="not_offered" />
    </div>
  )
}
