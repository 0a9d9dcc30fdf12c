/** The one next step of an empty account: paper money with one click, or the usual deposit if the operator offers none. */
import { Link as RouterLink } from 'react-router'
import { Button, Card, moneyText, Skeleton } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { ExampleTerm } from './ExampleTerm.tsx'
import { useAddPaperMoney, useFirstDeposit } from './first-deposit.ts'

export function StartCard({ onFunded }: { onFunded: () => void }) {
  const t = useText()
  const first = useFirstDeposit()
  return (
    <Card aria-labelledby="start-title" className="border-accent-edge!">
      <div className="grid gap-6 md:gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-center lg:gap-12 lg:px-2 lg:py-3">
        <div className="min-w-0">
          <h2 id="start-title" className="font-head text-24 font-bold tracking-[-.015em] md:text-30">
            {t('tour.start.title')}
          </h2>
          {first === undefined ? <Skeleton height={104} className="mt-3" /> : <Step first={first} onFunded={onFunded} />}
        </div>
        <ExampleTerm />
      </div>
    </Card>
  )
}

function Step({ first, onFunded }: { first: string | null; onFunded: () => void }) {
  const t = useText()
  const add = useAddPaperMoney(onFunded)
  return (
    <>
      <p className="mt-2 max-w-[46ch] text-16 text-text-2">
        {first ? t('tour.start.lead', { amount: moneyText(first) }) : t('tour.start.lead_deposit')}
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 max-md:grid">
        {first ? (
          <>
            <Button data-tour="fund" onClick={() => add.run()} working={add.working} workingLabel={t('common.wait')}>
              {t('tour.start.add', { amount: moneyText(first, 'auto', true) })}
            </Button>
            <Button variant="quiet" render={<RouterLink to="/deposit" />}>
              {t('tour.start.other')}
            </Button>
          </>
        ) : (
          <Button data-tour="fund" icon="deposit" render={<RouterLink to="/deposit" />}>
            {t('dashboard.deposit')}
          </Button>
        )}
      </div>
    </>
  )
}
