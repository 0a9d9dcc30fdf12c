/** The code that verifies an account. */
import { Link as RouterLink, useNavigate } from 'react-router'
import { call } from '#web/call.ts'
import { useText } from '#web/locales/text.ts'
import { Link } from '#web/ui/index.ts'
import { AuthFrame } from '../AuthFrame.tsx'
import { CodeForm } from '../CodeForm.tsx'

const REDIRECT_MS = 3000

export function Component() {
  const t = useText()
  const navigate = useNavigate()
  return (
    <AuthFrame
      title={t('auth.verify.title')}
      lead={t('auth.verify.lead')}
      footer={<Link render={<RouterLink to="/login" />}>{t('auth.verify.log_in')}</Link>}
    >
      <CodeForm
        asked="verify"
        send={(body) => call('verify', { body })}
        done={t('auth.verify.done')}
        onDone={() => setTimeout(() => void navigate('/login'), REDIRECT_MS)}
        submit={t('auth.verify.submit')}
      />
    </AuthFrame>
  )
}
