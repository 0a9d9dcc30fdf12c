/** Beside missing table rows: why they don't load. */

import { Note } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useOnline } from './use-online.ts'

export function OfflineNote() {
  const t = useText()
  if (useOnline()) return null
  return (
    <Note kind="risk" live>
      {t('common.offline_empty')}
    </Note>
  )
}
