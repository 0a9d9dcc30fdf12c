/** Account balances over time, by recording time. Promised returns are excluded. */
import { Suspense } from 'react'
import { Card, Skeleton } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { lazyPart } from '#web/shared/screen/part.ts'

const EquityChart = lazyPart(['dashboard'], async () => (await import('./EquityChart.tsx')).EquityChart)

export function EquityPanel() {
  const t = useText()
  return (
    <Card title={t('dashboard.equity.title')}>
      <Suspense fallback={<Skeleton height={360} />}>
        <EquityChart />
      </Suspense>
      <p className="mt-2 text-13 text-text-3">{t('dashboard.equity.help')}</p>
    </Card>
  )
}
