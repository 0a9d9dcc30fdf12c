/** The empty state before the first epoch. */

import { EmptyState } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
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
