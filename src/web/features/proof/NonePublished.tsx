/** The empty state before the first epoch. */

import { EmptyState } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Folds } from './Folds.tsx'

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
