/**
 * Sign up: one form in two steps, email and password first. Both steps stay in the form, so that nothing is lost on the way back. The URL
 * may contain a referral code; an unknown one shows an error and keeps the form.
 */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link as RouterLink, useNavigate, useParams, useSearchParams } from 'react-router'
import { NewPassword } from '#web/entities/credential/index.ts'
import { Assurance, Button, EmailInput, Field, Form, join, Link, Live } from '#web/kit/index.ts'
import { preloadConfig } from '#web/shared/config/config-query.ts'
import { useSubmit } from '#web/shared/form/use-submit.ts'
import { AuthFrame } from '#web/shared/frame/AuthFrame.tsx'
import { useText } from '#web/shared/locale/text.ts'
import type { Preload } from '#web/shared/screen/define-screen.ts'
import { withNext } from '#web/shared/session/next.ts'
import { savePendingEmail } from '#web/shared/session/pending-email.ts'
import { nextIn } from '#web/shared/session/safe-path.ts'
import { SampleLink } from '../EmailAndCode.tsx'
import { savePendingFromError, savePendingToken } from '../use-complete-login.ts'
import { emptyForm, type FieldsProps, type SignUpForm, signUpFaults, toBody, useSteps } from './form.ts'
import { PersonFields } from './PersonFields.tsx'

const REDIRECT_MS = 3000

export const preload: Preload = preloadConfig

export function Component() {
  const t = useText()
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const leads_to = nextIn(search)
  const [form, setForm] = useState(() => emptyForm(id))
  const onChange = (part: Partial<SignUpForm>): void => setForm((before) => ({ ...before, ...part }))
  const { run, working, done, fields, summary } = useSignUp(form, leads_to)
  const { step, errors, judging, back } = useSteps(form, fields)
  return (
    <AuthFrame
      title={t('auth.sign_up.title')}
      lead={<Lead />}
      footer={
        <>
          {t('auth.sign_up.have_account')} <Link render={<RouterLink to={withNext('/login', leads_to)} />}>{t('auth.sign_up.log_in')}</Link>
          <SampleLink />
        </>
      }
    >
      <Form className="grid gap-5" onSubmit={() => (step === 1 ? judging.run() : run())} summary={step === 1 ? judging.summary : summary}>
        <StepBars step={step} />
        <Step shown={step === 1}>
          <AccountFields form={form} onChange={onChange} errors={errors} />
        </Step>
        <Step shown={step === 2}>
          <PersonFields form={form} onChange={onChange} errors={errors} />
        </Step>
        {step === 1 ? (
          <div className="grid gap-3">
            <Button key="continue" variant="primary" type="submit" block working={judging.working} workingLabel={t('common.wait')}>
              {t('auth.sign_up.continue')}
            </Button>
            <p className="text-14 text-text-2">{t('auth.sign_up.next')}</p>
          </div>
        ) : (
          <div className="flex gap-3">
            <Button key="back" variant="secondary" icon="chevron-left" onClick={back}>
              {t('common.back')}
            </Button>
            <Button
              key="submit"
              variant="primary"
              type="submit"
              working={working || done}
              workingLabel={t('common.wait')}
              className="flex-1"
            >
              {t('auth.sign_up.submit')}
            </Button>
          </div>
        )}
      </Form>
    </AuthFrame>
  )
}

/** What the site is, and why to trust it. */
function Lead() {
  const t = useText()
  return (
    <>
      {t('auth.sign_up.lead')}
      <Assurance className="mt-2">
        <Link render={<RouterLink to="/proof" target="_blank" />}>{t('auth.sign_up.books')}</Link>
      </Assurance>
    </>
  )
}

function useSignUp(form: SignUpForm, leads_to: string | null) {
  const t = useText()
  const navigate = useNavigate()
  return useSubmit({
    act: (call) => call('signUp', { body: toBody(form) }).catch(savePendingFromError(form.email)),
    faults: signUpFaults(t, form),
    say: () => t('auth.sign_up.done'),
    onDone: ({ data }) => {
      savePendingEmail(form.email)
      savePendingToken('verify', form.email, data.pending)
      setTimeout(() => void navigate(withNext('/verify-account', leads_to)), REDIRECT_MS)
    },
    errorContext: () => ({ email: form.email }),
    showsFields: true,
  })
}

/** Sign-up, first step: email and password. */
function AccountFields({ form, onChange, errors }: FieldsProps) {
  const t = useText()
  return (
    <>
      <Field label={t('auth.email')} error={errors.email} required>
        <EmailInput autoComplete="username" value={form.email} onChange={(event) => onChange({ email: event.target.value })} />
      </Field>
      <NewPassword
        password={form.new_password}
        confirm={form.confirm_password}
        onPassword={(new_password) => onChange({ new_password })}
        onConfirm={(confirm_password) => onChange({ confirm_password })}
        own={[form.first_name, form.last_name, form.email]}
        errors={errors}
      />
    </>
  )
}

/** A step of the form. Hidden, it keeps what was entered; shown again, its first invalid field or else its first field gets the focus. */
export function Step({ shown, children }: { shown: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const was_shown = useRef(shown)
  useEffect(() => {
    if (shown && !was_shown.current) {
      const wrong = box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
      const first = wrong ?? box.current?.querySelector<HTMLElement>('input, select')
      first?.focus()
    }
    was_shown.current = shown
  }, [shown])
  return (
    <div ref={box} hidden={!shown} className="grid gap-5 [&[hidden]]:hidden">
      {children}
    </div>
  )
}

/** Which step of the form this is, in words and as bars. */
const STEPS = [1, 2] as const

export function StepBars({ step }: { step: (typeof STEPS)[number] }) {
  const t = useText()
  return (
    <div className="grid gap-2">
      <Live className="text-14 text-text-2">{t('auth.sign_up.step', { step, last: STEPS.length })}</Live>
      <div aria-hidden="true" className="flex gap-1.5">
        {STEPS.map((one) => (
          <span key={one} className={join('h-1 flex-1 rounded-full', one <= step ? 'bg-accent-fill' : 'bg-surface-3')} />
        ))}
      </div>
    </div>
  )
}
