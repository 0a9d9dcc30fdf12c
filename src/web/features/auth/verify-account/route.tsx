/** The code that verifies an account. */
import { Link as RouterLink, useNavigate } from 'react-router'
import { Link } from '#web/kit/index.ts'
import { preloadConfig } from '#web/shared/config/config-query.ts'
import { AuthFrame } from '#web/shared/frame/AuthFrame.tsx'
import { useText } from '#web/shared/locale/text.ts'
import type { Preload } from '#web/shared/screen/define-screen.ts'
import { CodeForm } from '../CodeForm.tsx'

const REDIRECT_MS = 3000

export const preload: Preload = preloadConfig

export function Component() {
  const t = useText()
  const navigate = useNavigate()
  return (
    <AuthFrame
      mailed
      title={t('auth.verify.title')}
      lead={t('auth.verify.lead')}
      footer={<Link render={<RouterLink to="/login" />}>{t('auth.verify.log_in')}</Link>}
    >
      <CodeForm
        asked="verify"
        send={(call, body) => call('verify', { body })}
        done={t('auth.verify.done')}
        onDone={() => setTimeout(() => void navigate('/login'), REDIRECT_MS)}
        submit={t('auth.verify.submit')}
      />
    </AuthFrame>
  )
}
