/** The term drawing of a plan before a purchase: the whole return, nothing accrued, in words instead of amounts. */
import { AvailabilityChip, type OfferedPlan } from '#web/entities/plan/index.ts'
import { Card, TermKey, TermPlate } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

/** The marked days: start, end, and two between if the term is long enough. */
function ticks(days: number): number[] {
  if (days < 3) return [0, days]
  return [0, Math.round(days / 3), Math.round((days * 2) / 3), days]
}

export function PlanDrawing({ plan }: { plan: OfferedPlan }) {
  const t = useText()
  const { days, name, landing_name, availability } = plan
  return (
    <Card
      title={t('plans.drawing.title', { count: days })}
      titleSize="l"
      eyebrow={[landing_name, name].filter(Boolean).join(' · ')}
      aside={<AvailabilityChip availability={availability} />}
    >
      <TermPlate
        elapsed={null}
        label={t('plans.drawing.label', { days })}
        labels={{
          aside: t('plans.drawing.aside'),
          principal: t('plans.drawing.principal'),
          maturity: t('plans.drawing.maturity'),
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
