/** Before the first epoch. */
import { useText } from '#web/locales/text.ts'
import { EmptyState } from '#web/ui/index.ts'
import { Lead } from './Lead.tsx'

export function NonePublished() {
  const t = useText()
  return (
    <>
      <Lead />
      <EmptyState title={t('proof.none')}>{t('proof.none_help')}</EmptyState>
    </>
  )
}
