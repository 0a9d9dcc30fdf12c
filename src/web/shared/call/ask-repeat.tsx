/**
 * Asks what to do with an act that was sent before and got no answer. Above everything, in a tree of its own, so that no screen has to host
 * it.
 */
import { createRoot } from 'react-dom/client'
import { formatDuration } from '#kernel/format/duration'
import { Button, Dialog } from '#web/kit/index.ts'
import { LocaleProvider } from '#web/shared/locale/LocaleProvider.tsx'
import { useLanguage } from '#web/shared/locale/language.ts'
import { textNow, useText } from '#web/shared/locale/text.ts'
import { CallError } from './call-error.ts'

/** True: finish the earlier one; false: another one. Rejects if the person sends neither. */
export async function askRepeat(seconds: number): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const answer = await new Promise<boolean | null>((resolve) => {
    root.render(
      <LocaleProvider>
        <RepeatDialog seconds={seconds} answer={resolve} />
      </LocaleProvider>,
    )
  })
  root.unmount()
  place.remove()
  if (answer === null) throw new CallError(textNow()('resumed.nothing_sent'), { failure: 'aborted' })
  return answer
}

function RepeatDialog({ seconds, answer }: { seconds: number; answer: (finishes: boolean | null) => void }) {
  const t = useText()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && answer(null)}
      title={t('resumed.repeat')}
      description={t('resumed.repeat_body', { ago: formatDuration(useLanguage(), seconds, 'at_most') })}
      actions={
        <>
          <Button variant="secondary" onClick={() => answer(false)}>
            {t('resumed.another')}
          </Button>
          <Button variant="primary" onClick={() => answer(true)}>
            {t('resumed.finish')}
          </Button>
        </>
      }
    >
      <p className="text-14 text-text-2">{t('resumed.repeat_help')}</p>
    </Dialog>
  )
}
