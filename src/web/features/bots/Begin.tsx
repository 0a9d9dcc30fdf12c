/** What the bots are to a reader, and the one next step. While no bot has a record, also since when, once for all. */
import { type Bot, SourceTag } from '#web/entities/bot/index.ts'
import { Button, Card, Link } from '#web/kit/index.ts'
import { noteText } from '#web/shared/locale/note-text.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Go } from '#web/shared/screen/go.tsx'
import { ageText } from './record-age.ts'
import { isStarting } from './starting.ts'

/** `young`: the first of the bots, if none of them has a record yet. */
export function Begin({ young }: { young?: Bot | undefined }) {
  const t = useText()
  if (!young) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <p className="max-w-[72ch] flex-[1_1_20rem] text-text-2">{t('bots.plans_note')}</p>
        <Steps />
      </div>
    )
  }
  return (
    <Card title={t('record.board.none_yet')} titleSize="l" aside={<SourceTag source={young.price_source} />}>
      <div className="-mt-2 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid max-w-[72ch] flex-[1_1_20rem] gap-2 text-text-2">
          <p className="text-text">
            {ageText(t, young)} {t(young.simulated ? 'record.board.until_then' : 'record.board.soon')}
          </p>
          {isStarting(young) && young.halted_reason && <p>{noteText(young.halted_note, young.halted_reason)}</p>}
          <p>{t('bots.plans_note')}</p>
        </div>
        <Steps />
      </div>
    </Card>
  )
}

function Steps() {
  const t = useText()
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button icon="chart" render={<Go to="/bots/lab" />}>
        {t('record.board.test')}
      </Button>
      <Link render={<Go to="/forecasts" />}>{t('shell.forecasts')}</Link>
    </div>
  )
}
