/** All plans: those on sale with their terms in full, one cell that explains the drawing, and those that are only listed. */
import type { ReactNode } from 'react'
import { HowToRead } from '#web/entities/plan/index.ts'
import { useText } from '#web/shared/locale/text.ts'

export function PlanBoard({ offered, listed }: { offered: ReactNode; listed: ReactNode }) {
  const t = useText()
  return (
    <>
      <p className="max-w-[72ch] text-text-2">{t('plans.intro')}</p>
      <div className="grid gap-4 md:grid-cols-2 md:gap-6 xl:grid-cols-3">
        {offered}
        <HowToRead />
      </div>
      {listed}
    </>
  )
}
