/** Accepting an invitation to work here, with the token of the mail: a new account, or one's own by its password. */
import { type FormEvent, useState } from 'react'
import { Link as RouterLink, useNavigate } from 'react-router'
import { call } from '#web/call.ts'
import { useText } from '#web/locales/text.ts'
import { Button, Field, Link, Note, PasswordInput, TextInput, toast } from '#web/ui/index.ts'
import { AuthFrame } from '../AuthFrame.tsx'
import { useLinkToken } from '../use-link-token.ts'
import { useSubmit } from '../use-submit.ts'

const REDIRECT_MS = 3000

export function Component() {
  const t = useText()
  const token = useLinkToken()
  return (
    <AuthFrame
      title={t('safety.invite.title')}
      lead={t('safety.invite.lead')}
      footer={<Link render={<RouterLink to="/login" />}>{t('safety.invite.log_in')}</Link>}
    >
      {token === '' ? <Note kind="risk">{t('safety.invite.missing')}</Note> : <Acceptance token={token} />}
    </AuthFrame>
  )
}

function Acceptance({ token }: { token: string }) {
  const t = useText()
  const navigate = useNavigate()
  const [first_name, setFirst] = useState('')
  const [last_name, setLast] = useState('')
  const [password, setPassword] = useState('')
  const { submit, working, done, fields } = useSubmit({
    send: () => call('acceptInvite', { body: { token, first_name: first_name.trim(), last_name: last_name.trim(), password } }),
    say: () => t('safety.invite.done'),
    onDone: () => setTimeout(() => void navigate('/login'), REDIRECT_MS),
  })
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (password) submit(undefined)
    else toast.error(t('auth.all_required'), undefined, 'form')
  }
  return (
    <form className="grid gap-5" onSubmit={onSubmit} noValidate>
      <Field label={t('safety.invite.first_name')} error={fields.first_name} hint={t('safety.invite.new_only')}>
        <TextInput autoComplete="given-name" maxLength={100} value={first_name} onChange={(event) => setFirst(event.target.value)} />
      </Field>
      <Field label={t('safety.invite.last_name')} error={fields.last_name}>
        <TextInput autoComplete="family-name" maxLength={100} value={last_name} onChange={(event) => setLast(event.target.value)} />
      </Field>
      <Field label={t('auth.password')} error={fields.password} hint={t('safety.invite.password_hint')} required>
        <PasswordInput
          labels={{ show: t('auth.show'), hide: t('auth.hide'), capsLock: t('auth.caps_lock') }}
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <Button variant="primary" type="submit" block working={working || done} workingLabel={t('common.wait')}>
        {t('safety.invite.submit')}
      </Button>
    </form>
  )
}
