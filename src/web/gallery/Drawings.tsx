/** The term drawing in its four sizes and all its states. */
import { Card, QrCode } from '#web/kit/index.ts'
import { CoverageStack, PartBar, TermBar, TermKey, TermMini, TermPlate } from '#web/shared/term/index.ts'

const key = [
  { part: 'accrued', label: 'Accrued by the calendar' },
  { part: 'aside', label: 'Set aside, not yet accrued' },
  { part: 'line', label: 'Reserve for it' },
] as const

export function Drawings() {
  const ticks = [0, 10, 20, 30].map((day) => ({ at: day / 30, label: `day ${day}` }))
  return (
    <>
      <Card title="Plate">
        <div className="grid gap-8 xl:grid-cols-2">
          <TermPlate
            elapsed={0.4}
            label="$46.40 of $116.00 accrued on day 12 of 30"
            labels={{
              aside: '$116.00 set aside on day 0',
              now: 'day 12: $46.40 accrued',
              principal: '$800.00 capital, locked',
              maturity: 'at maturity $916.00',
            }}
            ticks={ticks}
          />
          <TermPlate
            elapsed={null}
            label="Not bought yet"
            labels={{ aside: 'The whole return, set aside on day 0', principal: 'Your capital, locked' }}
            ticks={ticks}
          />
        </div>
      </Card>
      <Card title="Mini, bar, parts, coverage">
        <div className="grid gap-6">
          <div className="grid gap-6 md:grid-cols-2">
            <TermMini aside label="Set aside" />
            <TermMini aside={false} label="Nothing is set aside" />
          </div>
          <TermBar accrued={0} label="Just bought" />
          <TermBar accrued={0.4} label="Running" />
          <TermBar accrued={1} state="matured" label="Matured" />
          <TermBar accrued={0} state="none" label="Not on sale" />
          <TermKey parts={key} />
          <PartBar
            label="What you have, in parts"
            parts={[
              { part: 'available', weight: 790 },
              { part: 'held', weight: 150 },
              { part: 'principal', weight: 1300 },
              { part: 'accrued', weight: 75 },
              { part: 'aside', weight: 91 },
            ]}
          />
          <CoverageStack owed={{ principal: 21_480, promised: 1_932 }} held={23_413} free={1_299} label="Covered" />
          <CoverageStack owed={{ principal: 21_480, promised: 1_932 }} held={20_000} label="Not covered" />
          <QrCode text="sandbox:0x0000000000000000000000000000000000000000" label="A sandbox address" />
        </div>
      </Card>
    </>
  )
}
