/** Writes to a person: a message in their list and an email. Name and address come from the record, not from the URL. */

import { useState } from 'react'
import { useParams } from 'react-router'
import * as codes from '#contract/shared/codes'
import { type AdminUser, useUser } from '#web/console/shared/queries/users.ts'
import { useChange } from '#web/console/shared/use-change.ts'
import { Button, Card, Field, Form, Skeleton, TextArea, TextInput, useNameScreen } from '#web/kit/index.ts'
import { CallError, hasCode } from '#web/shared/call/call.ts'
import { missingFaults } from '#web/shared/form/use-submit.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'

export function Component() {
  const t = useText()
  const { id = '' } = useParams()
  const person = useUser(id)
  if (person.data) return <Letter key={id} user={person.data.user} />
  if (person.isError)
    return (
      <Failed title={t('admin.users.failed_one')} error={person.error} onRetry={() => void person.refetch()} working={person.isFetching} />
    )
  return <Skeleton height={320} />
}

function Letter({ user }: { user: AdminUser }) {
  const t = useText()
  useNameScreen(user.full_name)
  const [subject, setSubject] = useState('')
  const [message, setMessage] = useState('')
  const { run, working, fields, summary } = useChange({
    act: (call) =>
      call('emailUser', { params: { id: user.id }, body: { subject, message } }).catch((error: unknown) => {
        const is_expected = hasCode(error, codes.SESSION_EXPIRED, codes.INVALID)
        throw is_expected
          ? error
          : new CallError(t('admin.mail.failed'), error instanceof CallError ? { request_id: error.request_id } : {})
      }),
    faults: missingFaults(t, { subject, message }),
    say: () => t('admin.mail.sent'),
    onDone: () => {
      setSubject('')
      setMessage('')
    },
  })
  return (
    <Card title={t('admin.mail.title', { name: user.full_name })} className="max-w-160">
      <Form className="grid gap-5" onSubmit={run} summary={summary}>
        <p className="text-text-2 wrap-anywhere">{t('admin.mail.lead', { email: user.email })}</p>
        <Field label={t('admin.mail.subject')} error={fields.subject} required>
          <TextInput maxLength={200} value={subject} onChange={(event) => setSubject(event.target.value)} />
        </Field>
        <Field label={t('admin.mail.message')} error={fields.message} required>
          <TextArea rows={8} maxLength={10_000} value={message} onChange={(event) => setMessage(event.target.value)} />
        </Field>
        <div>
          <Button variant="primary" type="submit" icon="mail" working={working} workingLabel={t('common.wait')}>
            {t('admin.mail.submit')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
