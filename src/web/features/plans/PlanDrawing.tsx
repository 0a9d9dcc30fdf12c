/** The term drawing of an amount before its purchase: the whole return is set aside, nothing has accrued. */
import type { OfferedPlan } from '#web/entities/plan/index.ts'
import { Card, moneyText } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { TermKey, TermPlate } from '#web/shared/term/index.ts'
import type { Projection } from './projection-query.ts'

/** The marked days: start, end, and two between if the term is long enough. */
function ticks(days: number): number[] {
  if (days < 3) return [0, days]
  return [0, Math.round(days / 3), Math.round((days * 2) / 3), days]
}

export function PlanDrawing({ plan: { days }, projection }: { plan: OfferedPlan; projection: Projection }) {
  const t = useText()
  return (
    <Card title={t('plans.drawing.title', { count: days })}>
      <TermPlate
        elapsed={null}
        label={t('plans.drawing.label', { days })}
        labels={{
          aside: t('plans.drawing.aside', { amount: moneyText(projection.promised_return) }),
          principal: t('plans.drawing.principal', { amount: moneyText(projection.amount) }),
          maturity: t('plans.drawing.maturity', { amount: moneyText(projection.total) }),
        }}
        ticks={ticks(days).map((day) => ({ at: day / days, label: t('plans.drawing.day', { day }) }))}
      />
      <TermKey
        className="mt-4"
        parts={[
          { part: 'aside', label: t('plans.drawing.key_aside') },
          { part: 'line', label: t('plans.drawing.key_line') },
          { part: 'principal', label: t('plans.drawing.key_capital') },
        ]}
      />
      <p className="mt-3 text-13 text-text-3">{t('plans.drawing.caption')}</p>
    </Card>
  )
}
