/** The second step of a log-in: the factor that the account has, or else the mailed code. */
import { useState } from 'react'
import { Link as RouterLink, useSearchParams } from 'react-router'
import { useText } from '#web/locales/text.ts'
import { safePath } from '#web/session/index.ts'
import { Link } from '#web/ui/index.ts'
import { readPendingLogin } from '../../factors/pending-login.ts'
import { AuthFrame } from '../AuthFrame.tsx'
import { FactorStep } from './FactorStep.tsx'
import { MailedStep } from './MailedStep.tsx'

export function Component() {
  const t = useText()
  const [search] = useSearchParams()
  const next = safePath(search.get('next'), '/dashboard')
  const [login] = useState(readPendingLogin)
  return (
    <AuthFrame
      title={t('auth.confirm.title')}
      lead={login ? t('security.proof.login_lead', { email: login.email }) : t('auth.confirm.lead')}
      footer={<Link render={<RouterLink to="/login" />}>{t(login ? 'security.proof.start_again' : 'auth.confirm.again')}</Link>}
    >
      {login ? <FactorStep login={login} next={next} /> : <MailedStep next={next} />}
    </AuthFrame>
  )
}
