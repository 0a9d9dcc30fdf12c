/** The second step of a log-in: the account's second factor, or the emailed code. */
import { useState } from 'react'
import { Link as RouterLink, useSearchParams } from 'react-router'
import { readPendingLogin } from '#web/entities/credential/index.ts'
import { Link } from '#web/kit/index.ts'
import { AuthFrame } from '#web/shared/frame/AuthFrame.tsx'
import { useText } from '#web/shared/locale/text.ts'
import { safePath } from '#web/shared/session/index.ts'
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
