/** Says what can't work while the browser forbids cookies and storage, or has no room. */
import { toast } from '#web/kit/index.ts'
import { textNow } from '#web/shared/locale/text.ts'

const ID = 'storage-blocked'

export function tellBlocked(): void {
  const t = textNow()
  toast.stay('info', t('resumed.blocked'), t('resumed.blocked_help'), { label: t('common.close'), onAct: () => toast.dismiss(ID) }, ID)
}
