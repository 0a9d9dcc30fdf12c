/** That the proof does not keep up with the books, and what that means. */
import { useText } from '#web/locales/text.ts'
import { Note } from '#web/ui/index.ts'

export function LateNote({ at }: { at: string }) {
  const t = useText()
  return (
    <Note kind="risk" title={t('proof.stale', { at })}>
      {t('proof.stale_help')}
    </Note>
  )
}
