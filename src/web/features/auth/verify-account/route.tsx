/** The code that verifies an account. */
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router'
import { Link } from '#web/kit/index.ts'
import { preloadConfig } from '#web/shared/config/config-query.ts'
import { AuthFrame } from '#web/shared/frame/AuthFrame.tsx'
import { useText } from '#web/shared/locale/text.ts'
import type { Preload } from '#web/shared/screen/define-screen.ts'
import { saveLogInReason } from '#web/shared/session/log-in-reason.ts'
import { withNext } from '#web/shared/session/next.ts'
import { nextIn } from '#web/shared/session/safe-path.ts'
import { CodeForm } from '../CodeForm.tsx'

const REDIRECT_MS = 3000

export const preload: Preload = preloadConfig

export function Component() {
  const t = useText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const next = nextIn(search)
  const logIn = withNext('/login', next)
  return (
    <AuthFrame
      mailed
      title={t('auth.verify.title')}
      lead={t('auth.verify.lead')}
      footer={<Link render={<RouterLink to={logIn} />}>{t('auth.verify.log_in')}</Link>}
    >
      <CodeForm
        asked="verify"
        send={(call, body) => call('verify', { body })}
        done={t('auth.verify.done')}
        onDone={() => {
          saveLogInReason({ why: 'verified', next })
          setTimeout(() => void navigate(logIn), REDIRECT_MS)
        }}
        submit={t('auth.verify.submit')}
      />
    </AuthFrame>
  )
}
