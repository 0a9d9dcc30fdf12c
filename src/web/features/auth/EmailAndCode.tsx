/** The two fields of every code form: email and six digits. */
import type { Ref } from 'react'
import { Link as RouterLink } from 'react-router'
import { CodeInput, EmailInput, Field, Link } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useSampleOffer } from '#web/shared/screen/page-context.tsx'

type EmailAndCodeProps = {
  readonly email: string
  readonly code: string
  readonly onEmail: (email: string) => void
  readonly onCode: (code: string) => void
  /** Called when the last digit arrives; the hint announces it. */
  readonly onComplete?: (code: string) => void
  readonly codeField?: Ref<HTMLInputElement>
  readonly errors: Readonly<Record<string, string>>
}

export function EmailAndCode({ email, code, onEmail, onCode, onComplete, codeField, errors }: EmailAndCodeProps) {
  const t = useText()
  return (
    <>
      <Field label={t('auth.email')} error={errors.email} required>
        <EmailInput autoComplete="username" value={email} onChange={(event) => onEmail(event.target.value)} />
      </Field>
      <Field label={t('auth.code')} hint={t(onComplete ? 'auth.code_hint_sent' : 'auth.code_hint')} error={errors.code} required>
        <CodeInput ref={codeField} value={code} onChange={onCode} onComplete={onComplete} />
      </Field>
    </>
  )
}

/** The link to the sample account, for visitors of an instance without an open plan. */
export function SampleLink() {
  const t = useText()
  if (!useSampleOffer()) return null
  return (
    <Link className="mx-auto mt-3 block w-fit" render={<RouterLink to="/sample" />}>
      {t('auth.sample')}
    </Link>
  )
}
