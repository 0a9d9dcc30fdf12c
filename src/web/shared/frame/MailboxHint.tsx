/** In the sandbox: where to read the code. */
import { Link } from '#web/kit/index.ts'
import { useConfig } from '#web/shared/config/config-query.ts'
import { useText } from '#web/shared/locale/text.ts'

export function MailboxHint() {
  const t = useText()
  if (!useConfig().data?.mailbox) return null
  return (
    <p className="text-14 text-text-3">
      {t('auth.mailbox_hint')}{' '}
      <Link href="/sandbox/mailbox" target="_blank" rel="noopener">
        {t('auth.mailbox')}
      </Link>
    </p>
  )
}
