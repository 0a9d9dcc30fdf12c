/** The sandbox's business date, and moving it forward. */

import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import type { WireReply } from '#contract/routes'
import { typedNumber } from '#kernel/format/typed'
import { WaitingNote } from '#web/console/shared/Changed.tsx'
import { useChange, useHasRole } from '#web/console/shared/use-change.ts'
import { Button, Card, ConfirmDialog, Field, Form, Link, Note, NumberInput } from '#web/kit/index.ts'
import { read, useData } from '#web/shared/call/read.ts'
import { momentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { sectionId } from './GroupNav.tsx'
import { usePendingMoves } from './setting.ts'

const PLACES = 6
const MAX_DAYS = 3660

export function BusinessDate() {
  const t = useText()
  const [typed, setTyped] = useState('1')
  const days = typedNumber(typed, PLACES) ?? 0
  const [asking, setAsking] = useState(false)
  const [ended, setEnded] = useState<number | null>(null)
  const moves = useHasRole('administrator')
  const date = useData(read('readBusinessDate')).data
  const { run, working, fields } = useChange({
    act: (call) => call('moveBusinessDate', { body: { days } }),
    again: true,
    say: (reply) => t('operating.moved', { count: endedBy(reply) ?? 0 }),
    onDone: (reply) => {
      setAsking(false)
      setEnded(endedBy(reply))
    },
  })
  const daysAhead = date ? Math.round(date.offset_days * 100) / 100 : 0
  const valid = days > 0 && days <= MAX_DAYS
  return (
    <Card id={sectionId('date')} title={t('operating.date')}>
      <div className="grid gap-5">
        <p className="max-w-[60ch] text-text-2">{t('operating.date_help')}</p>
        <dl className="grid gap-0.5">
          <dt className="text-14 text-text-2">{t('operating.date_now')}</dt>
          <dd className="num text-20 font-medium">{date ? momentText(date.now) : '–'}</dd>
          <dd className="text-14 text-text-2">{daysAhead > 0 ? t('operating.ahead', { count: daysAhead }) : t('operating.not_ahead')}</dd>
        </dl>
        {ended !== null && <Ended count={ended} />}
        <WaitingMoves />
        {moves && <DaysForm days={typed} valid={valid} error={fields.days} onDays={setTyped} onAsk={() => setAsking(true)} />}
      </div>
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title={t('operating.move_title', { count: days })}
          description={t('operating.move_text')}
          confirmLabel={t('operating.move')}
          cancelLabel={t('admin.cancel')}
          workingLabel={t('common.wait')}
          working={working}
          onConfirm={() => run()}
        />
      )}
    </Card>
  )
}

/** Moves that wait for a second administrator, with the way to them. */
function WaitingMoves() {
  return usePendingMoves().map((change) => <WaitingNote key={change._id} change={change} object_id={null} />)
}

/** Null: the move waits for a second administrator. */
function endedBy({ data }: WireReply<'moveBusinessDate'>): number | null {
  return 'matured' in data ? data.matured : null
}

/** The jobs that the last move ran, with a link to the payouts. */
function Ended({ count }: { count: number }) {
  const t = useText()
  return (
    <Note
      kind="done"
      live
      title={t('operating.moved', { count })}
      action={
        count > 0 && <Link render={<RouterLink to="/admin/treasury?account=reserve:committed#postings" />}>{t('operating.see_paid')}</Link>
      }
    >
      {t(count > 0 ? 'operating.moved_help' : 'operating.moved_none')}
    </Note>
  )
}

type DaysFormProps = {
  readonly days: string
  readonly valid: boolean
  readonly error: string | undefined
  readonly onDays: (days: string) => void
  readonly onAsk: () => void
}

function DaysForm({ days, valid, error, onDays, onAsk }: DaysFormProps) {
  const t = useText()
  return (
    <Form className="flex flex-wrap items-end gap-3" onSubmit={() => valid && onAsk()}>
      <Field label={t('operating.days')} hint={t('operating.days_hint')} error={error} className="w-full sm:w-60">
        <NumberInput places={PLACES} value={days} onChange={(event) => onDays(event.target.value)} />
      </Field>
      <Button variant="secondary" type="submit" disabled={!valid} className="sm:mb-6.5">
        {t('operating.move')}
      </Button>
    </Form>
  )
}
