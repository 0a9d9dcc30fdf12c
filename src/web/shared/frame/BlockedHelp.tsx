/** What `WhyBlocked` says: loaded for a frozen account alone. */
import { Link } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Go } from '#web/shared/screen/page-context.tsx'

export function BlockedHelp() {
  const t = useText()
  return (
    <p className="mt-2 text-14 text-text-2">
      {t('notice.blocked')} <Link render={<Go to="/settings?tab=security" />}>{t('notice.unfreeze')}</Link>
    </p>
  )
}
