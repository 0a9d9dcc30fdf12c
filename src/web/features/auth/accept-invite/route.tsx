/** Accepts a staff invitation: with a new account, or with this email's account and its password. */

import { useState } from 'react'
import { Link as RouterLink, useNavigate } from 'react-router'
import * as codes from '#contract/shared/codes'
import { NewPassword } from '#web/entities/credential/index.ts'
import { Button, Field, Form, Link, Note, PasswordInput, RadioGroup, TextInput } from '#web/kit/index.ts'
import { hasCode } from '#web/shared/call/call.ts'
import { confirmFaults, missingFaults, useSubmit } from '#web/shared/form/use-submit.ts'
import { AuthFrame } from '#web/shared/frame/AuthFrame.tsx'
import { useText } from '#web/shared/locale/text.ts'
import { useLinkToken } from '#web/shared/session/link-token.ts'

export function Component() {
  const t = useText()
  const token = useLinkToken()
  const [dead, setDead] = useState(token === '')
  return (
    <AuthFrame
      mailed
      title={t('auth.accept.title')}
      lead={dead ? undefined : t('auth.accept.lead')}
      footer={<Link render={<RouterLink to="/login" />}>{t('auth.accept.log_in')}</Link>}
    >
      {dead ? (
        <Note kind="risk" live title={t('auth.accept.dead')}>
          {t(token === '' ? 'auth.accept.missing' : 'auth.accept.dead_next')}
        </Note>
      ) : (
        <AcceptForm token={token} onDead={() => setDead(true)} />
      )}
    </AuthFrame>
  )
}

const choices = ['new', 'own'] as const
type Choice = (typeof choices)[number]

function AcceptForm({ token, onDead }: { token: string; onDead: () => void }) {
  const t = useText()
  const navigate = useNavigate()
  const [choice, setChoice] = useState<Choice>('new')
  const [names, setNames] = useState({ first_name: '', last_name: '' })
  const [password, setPassword] = useState('')
  const [confirm, setConfirm] = useState('')
  const fresh = choice === 'new'
  const { run, working, done, fields, summary } = useSubmit({
    act: async (call) => {
      try {
        return await call('acceptInvite', { body: { token, password, ...(fresh ? names : {}) } })
      } catch (error) {
        if (hasCode(error, codes.CODE_INVALID)) onDead()
        throw error
      }
    },
    faults: [
      ...missingFaults(t, fresh ? { ...names, password, confirm_password: confirm } : { password }),
      ...(fresh ? confirmFaults(t('auth.passwords_differ'), password, confirm) : []),
    ],
    say: () => t('auth.accept.done'),
    onDone: () => void navigate('/login'),
  })
  return (
    <Form className="grid gap-5" onSubmit={() => run()} summary={summary}>
      <RadioGroup
        label={t('auth.accept.account')}
        value={choice}
        onChange={setChoice}
        options={choices.map((value) => ({ value, label: t(`auth.accept.choices.${value}`) }))}
      />
      {fresh && <Names names={names} onNames={setNames} errors={fields} />}
      {fresh ? (
        <NewPassword
          password={password}
          confirm={confirm}
          onPassword={setPassword}
          onConfirm={setConfirm}
          own={Object.values(names)}
          errors={{ new_password: fields.password, confirm_password: fields.confirm_password }}
        />
      ) : (
        <OwnPassword password={password} onPassword={setPassword} error={fields.password} />
      )}
      <Button variant="primary" type="submit" block working={working || done} workingLabel={t('common.wait')}>
        {t('auth.accept.submit')}
      </Button>
    </Form>
  )
}

type Names = { readonly first_name: string; readonly last_name: string }
type NamesProps = {
  readonly names: Names
  readonly onNames: (names: Names) => void
  readonly errors: Readonly<Record<string, string>>
}

function Names({ names, onNames, errors }: NamesProps) {
  const t = useText()
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={t('auth.sign_up.first_name')} error={errors.first_name} required>
        <TextInput
          autoComplete="given-name"
          maxLength={100}
          value={names.first_name}
          onChange={({ target }) => onNames({ ...names, first_name: target.value })}
        />
      </Field>
      <Field label={t('auth.sign_up.last_name')} error={errors.last_name} required>
        <TextInput
          autoComplete="family-name"
          maxLength={100}
          value={names.last_name}
          onChange={({ target }) => onNames({ ...names, last_name: target.value })}
        />
      </Field>
    </div>
  )
}

type OwnPasswordProps = {
  readonly password: string
  readonly onPassword: (text: string) => void
  readonly error: string | undefined
}

function OwnPassword({ password, onPassword, error }: OwnPasswordProps) {
  const t = useText()
  return (
    <Field label={t('auth.password')} error={error} required>
      <PasswordInput
        labels={{ show: t('auth.show'), hide: t('auth.hide'), capsLock: t('auth.caps_lock') }}
        autoComplete="current-password"
        value={password}
        onChange={(event) => onPassword(event.target.value)}
      />
    </Field>
  )
}
