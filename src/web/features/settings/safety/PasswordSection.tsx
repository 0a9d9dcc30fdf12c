/** Changes the password; needs the current one. */
import { useState } from 'react'
import { NewPassword } from '#web/entities/credential/index.ts'
import { Button, Card, Field, Form, PasswordInput } from '#web/kit/index.ts'
import { confirmFaults, missingFaults, useSubmit } from '#web/shared/form/use-submit.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useStoredUser } from '#web/shared/session/stored-user.ts'

const EMPTY = { current_password: '', new_password: '', confirm_password: '' }

export function PasswordSection() {
  const t = useText()
  const user = useStoredUser()
  const [form, setForm] = useState(EMPTY)
  const change = (part: Partial<typeof EMPTY>): void => setForm((before) => ({ ...before, ...part }))
  const { run, working, fields, summary } = useSubmit({
    act: (call) => call('changePassword', { body: form }),
    faults: [...missingFaults(t, form), ...confirmFaults(t('auth.passwords_differ'), form.new_password, form.confirm_password)],
    say: ({ message }) => message,
    onDone: () => setForm(EMPTY),
  })
  return (
    <Card title={t('safety.password.title')}>
      <Form className="grid gap-5" onSubmit={() => run()} summary={summary}>
        <p className="text-text-2">{t('safety.password.help')}</p>
        {/* The user name, for password managers. */}
        <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <Field label={t('safety.password.current')} error={fields.current_password} required>
          <PasswordInput
            labels={{ show: t('auth.show'), hide: t('auth.hide'), capsLock: t('auth.caps_lock') }}
            autoComplete="current-password"
            value={form.current_password}
            onChange={({ target }) => change({ current_password: target.value })}
          />
        </Field>
        <NewPassword
          label={t('safety.password.new')}
          confirmLabel={t('safety.password.confirm')}
          password={form.new_password}
          confirm={form.confirm_password}
          onPassword={(new_password) => change({ new_password })}
          onConfirm={(confirm_password) => change({ confirm_password })}
          own={[user?.first_name ?? '', user?.last_name ?? '', user?.email ?? '']}
          errors={fields}
        />
        <Button variant="primary" type="submit" className="justify-self-start" working={working} workingLabel={t('common.wait')}>
          {t('safety.password.submit')}
        </Button>
      </Form>
    </Card>
  )
}
