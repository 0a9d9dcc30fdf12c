import { Button, Card, CopyField } from '#web/kit/index.ts'
import { read, useData } from '#web/shared/call/read.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { realMomentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'

export function CalendarCard() {
  const t = useText()
  const feed = useData(read('readCalendar'))
  const make = useAction({ act: (call) => call('makeCalendar'), refetch: ['readCalendar'] })
  const remove = useAction({
    act: (call) => call('removeCalendar'),
    say: () => t('calendar.removed'),
    refetch: ['readCalendar'],
    onDone: make.reset,
  })
  const made_at = feed.data?.made_at ?? null
  return (
    <Card id="calendar" title={t('calendar.title')} className="scroll-mt-32">
      <div className="grid max-w-[70ch] gap-4">
        <p className="text-text-2">{t('calendar.help')}</p>
        {make.reply ? (
          <Address url={make.reply.data.url} />
        ) : (
          made_at && <p className="text-text-2">{t('calendar.made', { at: realMomentText(made_at) })}</p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button
            acts
            variant="secondary"
            size="s"
            working={make.working}
            workingLabel={t('common.wait')}
            disabled={!feed.data}
            onClick={() => make.run()}
          >
            {t(made_at ? 'calendar.renew' : 'calendar.make')}
          </Button>
          {made_at && (
            <Button variant="danger" size="s" working={remove.working} workingLabel={t('common.wait')} onClick={() => remove.run()}>
              {t('calendar.remove')}
            </Button>
          )}
        </div>
        {made_at && <p className="text-14 text-text-3">{t('calendar.renew_help')}</p>}
        {feed.isError && <p className="text-text-2">{t('calendar.failed')}</p>}
      </div>
    </Card>
  )
}

function Address({ url }: { url: string }) {
  const t = useText()
  return (
    <div className="grid gap-2">
      <CopyField
        label={t('calendar.address')}
        text={url}
        copyLabel={t('calendar.copy')}
        copiedLabel={t('calendar.copied')}
        failedLabel={t('calendar.copy_failed')}
      />
      <p className="text-14 text-text-3">{t('calendar.once')}</p>
    </div>
  )
}
