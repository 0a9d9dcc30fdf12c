/** Recoveries of the log, from their signed statements: what was lost, and the reason that the operator gave. */
import { parseBase64, parseRecovery, verifyRecovery } from '#proof/index'
import { Note } from '#web/kit/index.ts'
import { momentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Front } from './proof-query.ts'

export function RecoveryNotes({ front }: { front: Front }) {
  const t = useText()
  return front.recoveries.map(({ index, statement }) => {
    const shown = readRecovery(statement, front)
    if (!shown) return <Note key={index} kind="error" title={t('proof.recovered.invalid')} />
    return (
      <Note key={index} kind="risk" title={t('proof.recovered.title', { at: momentText(shown.at) })}>
        {t('proof.recovered.help', { lost: String(shown.lost), reason: shown.reason })}
      </Note>
    )
  })
}

/** Null: the statement is malformed, or not signed by this log. */
function readRecovery(text: string, { origin, public_key }: Front) {
  const recovery = parseRecovery(text)
  if ('refused' in recovery) return null
  const verified = verifyRecovery(recovery, { origin, public_key: parseBase64(public_key) ?? new Uint8Array() })
  if ('refused' in verified) return null
  return { at: recovery.at, reason: recovery.reason, lost: verified.old.size - (verified.restored?.size ?? 0) }
}
