/** The application form: person, contact and documents. Every sensitive field has a specimen value. */

import { type ChangeEvent, type ReactNode, useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { Button, EmailInput, Field, Form, Link, Note, ProgressBar, TextInput } from '#web/kit/index.ts'
import { CallError } from '#web/shared/call/call.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useOnline } from '#web/shared/screen/Failed.tsx'
import { withNext } from '#web/shared/session/next.ts'
import { useStoredUser } from '#web/shared/session/stored-user.ts'
import { type Draft, emptyDraft, missingOf, SPECIMEN_SSN } from './application.ts'
import { FileField } from './FileField.tsx'
import { SpecimenActions } from './SpecimenActions.tsx'

export function ApplyForm({ onReceived }: { onReceived: (application: Received) => void }) {
  const t = useText()
  const user = useStoredUser()
  const [draft, setDraft] = useState<Draft>(() => emptyDraft(user?.email ?? ''))
  const [checked, setChecked] = useState(false)
  const sending = useApply(onReceived)
  const refused = sending.fields
  const missing = missingOf(draft)
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))
  const faultOf = (name: keyof Draft) =>
    refused[name] ?? (checked && missing.includes(name) ? t(name === 'govt_id' ? 'retirement.no_file' : 'retirement.required') : undefined)
  const submit = () => {
    setChecked(true)
    if (missing.length === 0 && !sending.working) sending.run(draft)
  }
  const faults = Object.keys(refused).length
  const locked = sending.working
  const wired = (name: 'email' | 'full_name' | 'phone') => ({
    value: draft[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => change({ [name]: event.target.value }),
  })
  const text = (name: 'email' | 'full_name' | 'phone', control: ReactNode) => (
    <Field label={t(`retirement.${name}`)} required disabled={locked} error={faultOf(name)}>
      {control}
    </Field>
  )
  return (
    <Form onSubmit={submit} className="grid gap-6">
      {text('email', <EmailInput autoComplete="email" {...wired('email')} />)}
      {text('full_name', <TextInput autoComplete="name" {...wired('full_name')} />)}
      {text('phone', <TextInput type="tel" autoComplete="tel" {...wired('phone')} />)}
      <SsnField value={draft.ssn} error={refused.ssn} disabled={locked} onChange={(ssn) => change({ ssn })} />
      <FileField
        label={t('retirement.govt_id')}
        required
        file={draft.govt_id}
        onChange={(govt_id) => change({ govt_id })}
        error={faultOf('govt_id')}
        disabled={locked}
        hint={<SpecimenActions disabled={locked} onUse={(govt_id) => change({ govt_id })} />}
      />
      <FileField
        label={t('retirement.employment_letter')}
        aside={t('retirement.optional')}
        file={draft.employment_letter}
        onChange={(employment_letter) => change({ employment_letter })}
        error={faultOf('employment_letter')}
        disabled={locked}
      />
      <Sending error={sending.error} plain={faults === 0} pending={locked} share={sending.share} />
      <Ending locked={locked} />
    </Form>
  )
}

function Ending({ locked }: { locked: boolean }) {
  const t = useText()
  const user = useStoredUser()
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" working={locked} workingLabel={t('common.wait')} className="max-sm:w-full sm:min-w-48">
          {t('retirement.submit')}
        </Button>
        {!user && (
          <p className="text-14 text-text-2">
            {t('retirement.no_account')}{' '}
            <Link render={<RouterLink to={withNext('/register', '/ira-form')} />}>{t('retirement.register')}</Link>
          </p>
        )}
      </div>
      <p className="text-14 text-text-3">{t('retirement.kept')}</p>
    </>
  )
}

type SsnFieldProps = { value: string; error: string | undefined; disabled: boolean; onChange: (ssn: string) => void }

function SsnField({ value, error, disabled, onChange }: SsnFieldProps) {
  const t = useText()
  return (
    <Field label={t('retirement.ssn')} aside={t('retirement.optional')} hint={t('retirement.ssn_hint')} disabled={disabled} error={error}>
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        data-no-draft
        value={value}
        onChange={(event) => onChange(event.target.value)}
        suffix={
          <Button variant="quiet" size="s" className="-me-2" disabled={disabled} onClick={() => onChange(SPECIMEN_SSN)}>
            {t('retirement.ssn_specimen')}
          </Button>
        }
      />
    </Field>
  )
}

/** Upload progress, or why it failed: the server's message if there is one, else a local text. */
function Sending({ error, plain, pending, share }: { error: unknown; plain: boolean; pending: boolean; share: number }) {
  const t = useText()
  const online = useOnline()
  if (!online)
    return (
      <Note kind="risk" live>
        {t('retirement.offline')}
      </Note>
    )
  if (pending)
    return share < 1 ? (
      <ProgressBar value={share} label={t('retirement.sending', { percent: String(Math.round(share * 100)) })} />
    ) : (
      <ProgressBar value={null} label={t('retirement.checking')} />
    )
  if (!error || !plain) return null
  const client_error = error instanceof CallError && error.status !== null && error.status < 500 ? error : null
  const reason = error instanceof CallError && !client_error ? error.message : undefined
  return (
    <Note kind="error" title={client_error?.message ?? t('retirement.failed')}>
      {reason}
    </Note>
  )
}

/** Submits the form, as a member or as a visitor, with upload progress. */
export type Received = { readonly _id: string; readonly created_at: string; readonly kept_until: string }

function useApply(onReceived: (application: Received) => void) {
  const member = useStoredUser() !== null
  const [share, setShare] = useState(0)
  const sending = useAction({
    act: async (call, { email, full_name, phone, ssn, govt_id, employment_letter }: Draft) => {
      setShare(0)
      const reply = await call(member ? 'applyAsMember' : 'applyAsVisitor', {
        body: { email, full_name, phone, ...(ssn.trim() === '' ? {} : { ssn }) },
        files: { govt_id, employment_letter },
        onProgress: ({ sent_bytes, total_bytes }) => setShare(total_bytes > 0 ? sent_bytes / total_bytes : 0),
      })
      return reply.data.application
    },
    refetch: ['listOwnApplications'],
    errors: 'own',
    onDone: onReceived,
  })
  return { ...sending, share }
}
