/** What happened last, when nothing waits. */
import { AuditSentence } from '#web/console/shared/AuditSentence.tsx'
import { momentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Waiting } from './queries.ts'

export function LastEntry({ entry }: { entry: Waiting['last'] }) {
  const t = useText()
  if (!entry) return null
  return (
    <p className="mt-4 border-t border-line pt-3 text-13 text-text-2 wrap-anywhere">
      {t('desk.inbox.last')} <AuditSentence entry={entry} /> · <span className="num">{momentText(entry.at)}</span>
    </p>
  )
}
