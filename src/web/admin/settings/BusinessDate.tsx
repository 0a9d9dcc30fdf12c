/** The sandbox's business date: where it stands, and the way forward. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#web/call.ts'
import { preciseText } from '#web/locales/dates.ts'
import { useText } from '#web/locales/text.ts'
import { Button, Card, ConfirmDialog, Field, TermsList, TextInput } from '#web/ui/index.ts'
import { useChange } from '../use-change.ts'

const DAYS = /^\d{1,4}(\.\d{1,6})?$/

export function BusinessDate() {
  const t = useText()
  const [days, setDays] = useState('1')
  const [asking, setAsking] = useState(false)
  const date = useQuery({
    queryKey: ['readBusinessDate'],
    queryFn: ({ signal }) => call('readBusinessDate', { signal }),
    select: (reply) => reply.data,
  }).data
  const { run, working, fields } = useChange({
    send: () => call('moveBusinessDate', { body: { days: Number(days) } }),
    say: (reply) => t('admin.settings.moved', { count: reply.data.matured }),
    onDone: () => setAsking(false),
  })
  const ahead = date ? Math.round(date.offset_days * 100) / 100 : 0
  const valid = DAYS.test(days) && Number(days) > 0 && Number(days) <= 3660
  return (
    <Card title={t('admin.settings.date')}>
      <div className="grid gap-5">
        <p className="max-w-[60ch] text-text-2">{t('admin.settings.date_help')}</p>
        <TermsList
          terms={[
            {
              term: t('admin.settings.date_now'),
              value: <span className="num">{date ? preciseText(date.now) : '–'}</span>,
              note: ahead > 0 ? t('admin.settings.ahead', { count: ahead }) : t('admin.settings.not_ahead'),
            },
          ]}
        />
        <DaysForm days={days} valid={valid} error={fields.days} onDays={setDays} onAsk={() => setAsking(true)} />
      </div>
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title={t('admin.settings.move_title', { days })}
          description={t('admin.settings.move_text')}
          confirmLabel={t('admin.settings.move')}
          cancelLabel={t('admin.cancel')}
          workingLabel={t('common.wait')}
          working={working}
          onConfirm={() => run()}
        />
      )}
    </Card>
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
    <form
      className="flex flex-wrap items-end gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (valid) onAsk()
      }}
    >
      <Field label={t('admin.settings.days')} hint={t('admin.settings.days_hint')} error={error} className="w-full sm:w-60">
        <TextInput inputMode="decimal" value={days} onChange={(event) => onDays(event.target.value)} />
      </Field>
      <Button variant="secondary" type="submit" disabled={!valid} className="sm:mb-6.5">
        {t('admin.settings.move')}
      </Button>
    </form>
  )
}
