/** Support for signed-out people: the answer comes by mail. The reply is the same for every email. */
import { useState } from 'react'
import { Button, Card, EmailInput, Field, Form, Note, TextArea, TextInput } from '#web/kit/index.ts'
import { missingFaults, useSubmit } from '#web/shared/form/use-submit.ts'
import { useText } from '#web/shared/locale/text.ts'
import { readPendingEmail } from '#web/shared/session/pending-email.ts'

export function VisitorForm() {
  const t = useText()
  const [name, setName] = useState('')
  const [email, setEmail] = useState(readPendingEmail)
  const [text, setText] = useState('')
  const { run, working, done, fields, summary } = useSubmit({
    act: (call) => call('askAsVisitor', { body: { name, email, text } }),
    // The note says what is left to do.
    say: () => null,
    onDone: () => undefined,
    faults: missingFaults(t, { name, email, text }),
  })
  if (done)
    return (
      <Note icon="mail" live title={t('support.visitor_step')}>
        {t('support.visitor_sent')}
      </Note>
    )
  return (
    <Card title={t('support.ask')} className="max-w-2xl">
      <p className="mb-5 text-text-2">{t('support.visitor_lead')}</p>
      <Form className="grid gap-5" onSubmit={() => run()} summary={summary}>
        <Field label={t('support.name')} error={fields.name} disabled={working} required>
          <TextInput autoComplete="name" value={name} maxLength={100} onChange={(event) => setName(event.target.value)} />
        </Field>
        <Field label={t('support.email')} error={fields.email} disabled={working} required>
          <EmailInput autoComplete="email" value={email} onChange={(event) => setEmail(event.target.value)} />
        </Field>
        <Field label={t('support.text')} error={fields.text} disabled={working} required>
          <TextArea rows={6} value={text} maxLength={2000} onChange={(event) => setText(event.target.value)} />
        </Field>
        <Button type="submit" acts={false} className="justify-self-start" working={working} workingLabel={t('common.wait')}>
          {t('support.send')}
        </Button>
      </Form>
    </Card>
  )
}
