/**
 * What the log's signed facts say beside statements: recoveries with what was lost and the operator's reason, and changes of the log's key.
 */
import { parseHandOver, parseRecovery, verifyRecovery } from '#proof/index'
import { identityOf, identityOfFront, type LogIdentity } from '#web/entities/verification/index.ts'
import { EmptyState, Note } from '#web/kit/index.ts'
import { momentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Folds } from './Folds.tsx'
import type { Front } from './proof-query.ts'

export function RecoveryNotes({ front }: { front: Front }) {
  const t = useText()
  const whose = identityOfFront(front)
  const recoveries = front.recoveries.map(({ index, statement }) => {
    const shown = readRecovery(statement, whose)
    if (!shown) return <Note key={index} kind="error" title={t('proof.recovered.invalid')} />
    return (
      <Note key={index} kind="risk" title={t('proof.recovered.title', { at: momentText(shown.at) })}>
        {t('proof.recovered.help', { lost: String(shown.lost), reason: shown.reason })}
      </Note>
    )
  })
  const keys = front.keys.map(({ index, statement }) => {
    const handOver = parseHandOver(statement)
    // Without former keys the hand-overs did not hold.
    if ('refused' in handOver || !whose.former) return <Note key={index} kind="error" title={t('proof.new_key.invalid')} />
    return (
      <Note key={index} title={t('proof.new_key.title', { at: momentText(handOver.at) })}>
        {t('proof.new_key.help')}
      </Note>
    )
  })
  return [...recoveries, ...keys]
}

/** Null: the statement is malformed, or not signed by this log. */
function readRecovery(text: string, whose: LogIdentity) {
  const recovery = parseRecovery(text)
  if ('refused' in recovery) return null
  const verified = verifyRecovery(recovery, identityOf(whose))
  if ('refused' in verified) return null
  return { at: recovery.at, reason: recovery.reason, lost: verified.old.size - (verified.restored?.size ?? 0) }
}

/** The empty state before the first epoch. */
export function NonePublished() {
  const t = useText()
  return (
    <>
      <p className="max-w-[72ch] text-16 text-text-2">{t('proof.lead')}</p>
      <EmptyState title={t('proof.none')}>
        {t('proof.none_help')} {t('proof.paper')}
      </EmptyState>
      <Folds published={null} />
    </>
  )
}
