/** Invites a person with a role by email. */
import { useState } from 'react'
import { type StaffRole, staffRoles } from '#web/console/shared/queries/team.ts'
import { useChange } from '#web/console/shared/use-change.ts'
import { Button, Card, EmailInput, Field, Form, RadioGroup } from '#web/kit/index.ts'
import { missingFaults } from '#web/shared/form/use-submit.ts'
import { useText } from '#web/shared/locale/text.ts'

export function InviteForm({ first }: { first: StaffRole }) {
  const t = useText()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<StaffRole>(first)
  const { run, working, fields, summary } = useChange({
    act: (call) => call('makeInvite', { body: { email: email.trim(), role } }),
    again: true,
    faults: missingFaults(t, { email }),
    say: () => t('team.invited'),
    onDone: () => {
      setEmail('')
    },
  })
  return (
    <Card title={t('team.invite')} id="invite">
      <Form className="grid gap-5" onSubmit={run} summary={summary}>
        <p className="text-text-2">{t('team.invite_text')}</p>
        <Field label={t('team.email')} error={fields.email} required>
          <EmailInput autoComplete="off" value={email} onChange={(event) => setEmail(event.target.value)} />
        </Field>
        <RadioGroup
          label={t('team.role')}
          value={role}
          onChange={setRole}
          options={staffRoles.map((value) => ({ value, label: t(`team.roles.${value}`), hint: t(`team.does.${value}`) }))}
        />
        <div>
          <Button variant="primary" type="submit" working={working} workingLabel={t('common.wait')}>
            {t('team.invite_submit')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
