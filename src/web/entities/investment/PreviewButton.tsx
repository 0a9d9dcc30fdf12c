/** Opens the preview of an open plan below its row. Its code and texts load with it. */
import { Suspense, useId, useState } from 'react'
import { lazyPart } from '#web/kit/feedback/when-loaded.ts'
import { Button, Skeleton, useMoneyText } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Investment } from './preview-day.ts'

const PlanPreview = lazyPart(async () => (await import('./PlanPreview.tsx')).PlanPreview)

export function PreviewButton({ investment }: { investment: Investment }) {
  const t = useText()
  const moneyText = useMoneyText()
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        className="-ms-3"
        data-tour="watch"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        aria-label={t('investments.preview_label', { plan: investment.plan_name, capital: moneyText(investment.capital) })}
      >
        {t('investments.preview')}
      </Button>
      {open && (
        <div id={id} className="w-full">
          <Suspense fallback={<Skeleton height={320} />}>
            <PlanPreview investment={investment} />
          </Suspense>
        </div>
      )}
    </>
  )
}
