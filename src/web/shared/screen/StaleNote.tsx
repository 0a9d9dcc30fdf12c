/** Marks stale figures: since when, and why. Hidden while they are fresh. */

import { Button, Note } from '#web/kit/index.ts'
import { CallError } from '#web/shared/call/call.ts'
import { useConnection } from '#web/shared/call/connection.ts'
import { momentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useReportAsOf } from './as-of.ts'
import { useOnline } from './use-online.ts'

export type StaleNoteProps = {
  /** The last attempt's error, or null. */
  error: unknown
  /** When the shown figures were fetched. */
  at: string | number | Date
  onRetry: () => void
  working: boolean
}

export function StaleNote({ error, at, onRetry, working }: StaleNoteProps) {
  const t = useText()
  const online = useOnline()
  const { lost } = useConnection()
  useReportAsOf(lost ? new Date(at).getTime() : null)
  // The banner says it once for the whole screen.
  if (lost || (online && !error)) return null
  const reference = error instanceof CallError ? error.request_id : null
  return (
    <Note
      kind="risk"
      live
      reference={reference ? t('common.reference', { id: reference }) : undefined}
      action={
        online && (
          <Button variant="secondary" size="s" icon="refresh" onClick={onRetry} working={working} workingLabel={t('common.wait')}>
            {t('common.retry')}
          </Button>
        )
      }
    >
      {t(online ? 'common.stale' : 'common.offline', { at: momentText(new Date(at)) })}
    </Note>
  )
}
