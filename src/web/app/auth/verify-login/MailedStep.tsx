/** The mailed code that confirms a log-in. */
import { type FormEvent, useState } from 'react'
import { call } from '#web/call.ts'
import { useText } from '#web/locales/text.ts'
import { Button, toast } from '#web/ui/index.ts'
import { readKeptEmail } from '../../errors/use-error.ts'
import { EmailAndCode } from '../EmailAndCode.tsx'
import { MailboxHint } from '../MailboxHint.tsx'
import { ResendButton } from '../ResendButton.tsx'
import { useEnter } from '../use-enter.ts'
import { useSubmit } from '../use-submit.ts'

export function MailedStep({ next }: { next: string }) {
  const t = useText()
  const [email, setEmail] = useState(readKeptEmail)
  const [code, setCode] = useState('')
  const { submit, working, done, fields } = useSubmit({
    send: () => call('confirmLogin', { body: { email, code } }),
    say: () => t('auth.log_in.done'),
    onDone: useEnter(next),
    told: () => ({ email }),
  })
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (email.trim() && code) submit(undefined)
    else toast.error(t('auth.all_required'), undefined, 'form')
  }
  return (
    <form className="grid gap-5" onSubmit={onSubmit} noValidate>
      <EmailAndCode email={email} code={code} onEmail={setEmail} onCode={setCode} errors={fields} />
      <MailboxHint />
      <div className="grid gap-2">
        <Button variant="primary" type="submit" block working={working || done} workingLabel={t('common.wait')}>
          {t('auth.confirm.submit')}
        </Button>
        <ResendButton email={email} />
      </div>
    </form>
  )
}
