/** Changes the email: first the new address, then the code sent to it. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { signalAccount } from '#web/entities/credential/index.ts'
import { Button, Card, CodeInput, EmailInput, Field, Form } from '#web/kit/index.ts'
import { read } from '#web/shared/call/read.ts'
import { missingFaults, useSubmit } from '#web/shared/form/use-submit.ts'
import { MailboxHint } from '#web/shared/frame/MailboxHint.tsx'
import { useText } from '#web/shared/locale/text.ts'
import { storeUser, useStoredUser } from '#web/shared/session/stored-user.ts'

export function EmailSection() {
  const t = useText()
  const user = useStoredUser()
  const [asked, setAsked] = useState<string | null>(null)
  return (
    <Card title={t('safety.email.title')}>
      <div className="grid gap-5">
        <p className="text-text-2 wrap-anywhere">
          {t('safety.email.now', { email: user?.email ?? '' })} {t('safety.email.help')}
        </p>
        {asked === null ? <AskForm onAsked={setAsked} /> : <CodeForm email={asked} onOver={() => setAsked(null)} />}
      </div>
    </Card>
  )
}

function AskForm({ onAsked }: { onAsked: (email: string) => void }) {
  const t = useText()
  const [email, setEmail] = useState('')
  const { run, working, fields, summary } = useSubmit({
    act: (call) => call('askEmailChange', { body: { email } }),
    faults: missingFaults(t, { email }),
    say: ({ message }) => message,
    onDone: () => onAsked(email.trim()),
  })
  return (
    <Form className="grid gap-5" onSubmit={() => run()} summary={summary}>
      <Field label={t('safety.email.new')} error={fields.email} required>
        <EmailInput autoComplete="email" value={email} onChange={({ target }) => setEmail(target.value)} />
      </Field>
      <Button variant="secondary" type="submit" className="justify-self-start" working={working} workingLabel={t('common.wait')}>
        {t('safety.email.ask')}
      </Button>
    </Form>
  )
}

function CodeForm({ email, onOver }: { email: string; onOver: () => void }) {
  const t = useText()
  const user = useStoredUser()
  const client = useQueryClient()
  const [code, setCode] = useState('')
  const { run, working, fields, summary } = useSubmit({
    act: (call) => call('confirmEmailChange', { body: { code } }),
    faults: missingFaults(t, { code }),
    say: ({ message }) => message,
    onDone: ({ data }) => {
      if (user) storeUser({ ...user, email: data.email })
      void client.invalidateQueries()
      void client.fetchQuery(read('readSecondFactor')).then(
        ({ data: factor }) => signalAccount(factor),
        () => {},
      )
      onOver()
    },
  })
  return (
    <Form className="grid gap-5" onSubmit={() => run()} summary={summary}>
      <p className="wrap-anywhere">{t('safety.email.sent_to', { email })}</p>
      <Field label={t('safety.email.code')} hint={t('auth.code_hint')} error={fields.code} required>
        <CodeInput value={code} onChange={setCode} />
      </Field>
      <MailboxHint />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" type="submit" working={working} workingLabel={t('common.wait')}>
          {t('safety.email.submit')}
        </Button>
        <Button variant="quiet" onClick={onOver}>
          {t('safety.email.again')}
        </Button>
      </div>
    </Form>
  )
}
