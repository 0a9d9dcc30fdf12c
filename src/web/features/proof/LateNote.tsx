/** Warns that the proof lags behind the books, and what that means. */

import { Note } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

export function LateNote({ at }: { at: string }) {
  const t = useText()
  return (
    <Note kind="risk" title={t('proof.stale', { at })}>
      {t('proof.stale_help')}
    </Note>
  )
}
