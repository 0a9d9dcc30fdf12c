/** Sign up. The URL may contain a referral code; an unknown one shows an error and keeps the form. */
import { useState } from 'react'
import { Link as RouterLink, useNavigate, useParams } from 'react-router'
import { NewPassword } from '#web/entities/credential/index.ts'
import { Button, Checkbox, Form, Link } from '#web/kit/index.ts'
import { call } from '#web/shared/call/call.ts'
import { preloadConfig } from '#web/shared/config/config-query.ts'
import { useSubmit } from '#web/shared/form/use-submit.ts'
import { AuthFrame } from '#web/shared/frame/AuthFrame.tsx'
import { useSitePath } from '#web/shared/language/use-site-path.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Preload } from '#web/shared/screen/preload.ts'
import { savePendingEmail } from '#web/shared/session/pending-email.ts'
import { savePendingFromError, savePendingToken } from '../pending-token.ts'
import { emptyForm, type SignUpForm, signUpFaults, toBody } from './form.ts'
import { PersonFields } from './PersonFields.tsx'

const REDIRECT_MS = 3000

export const preload: Preload = preloadConfig

export function Component() {
  const t = useText()
  const terms = useSitePath('/terms-and-policy')
  const navigate = useNavigate()
  const { id = '' } = useParams()
  const [form, setForm] = useState(() => emptyForm(id))
  const change = (part: Partial<SignUpForm>): void => setForm((before) => ({ ...before, ...part }))
  const { submit, working, done, fields } = useSubmit({
    send: () => call('signUp', { body: toBody(form) }).catch(savePendingFromError(form.email)),
    faults: signUpFaults(t, form),
    say: () => t('auth.sign_up.done'),
    onDone: ({ data }) => {
      savePendingEmail(form.email)
      savePendingToken('verify', form.email, data.pending)
      setTimeout(() => void navigate('/verify-account'), REDIRECT_MS)
    },
    errorContext: () => ({ email: form.email }),
  })
  return (
    <AuthFrame
      wide
      title={t('auth.sign_up.title')}
      lead={t('auth.sign_up.lead')}
      footer={
        <>
          {t('auth.sign_up.have_account')} <Link render={<RouterLink to="/login" />}>{t('auth.sign_up.log_in')}</Link>
        </>
      }
    >
      <Form className="grid gap-5" onSubmit={() => submit(undefined)}>
        <PersonFields form={form} onChange={change} errors={fields} />
        <NewPassword
          password={form.new_password}
          confirm={form.confirm_password}
          onPassword={(new_password) => change({ new_password })}
          onConfirm={(confirm_password) => change({ confirm_password })}
          own={[form.first_name, form.last_name, form.email]}
          errors={fields}
        />
        <Checkbox
          checked={form.agreeToTerms}
          error={fields.agreeToTerms}
          onChange={(event) => change({ agreeToTerms: event.target.checked })}
          label={
            <>
              {t('auth.sign_up.agree')} <Link render={<RouterLink to={terms} target="_blank" />}>{t('auth.sign_up.terms')}</Link>
            </>
          }
        />
        <Button variant="primary" type="submit" block working={working || done} workingLabel={t('common.wait')}>
          {t('auth.sign_up.submit')}
        </Button>
      </Form>
    </AuthFrame>
  )
}
