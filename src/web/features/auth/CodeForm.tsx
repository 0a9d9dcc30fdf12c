/**
 * Email and code, a resend button, and the submit button: shared by account verification and log-in confirmation. The last digit submits.
 */
import { useEffect, useRef, useState } from 'react'
import { Button, Form } from '#web/kit/index.ts'
import { CallError } from '#web/shared/call/call.ts'
import type { KeyedCall } from '#web/shared/call/use-action.ts'
import { missingFaults, useSubmit } from '#web/shared/form/use-submit.ts'
import { MailboxHint } from '#web/shared/frame/MailboxHint.tsx'
import { useText } from '#web/shared/locale/text.ts'
import { readPendingEmail } from '#web/shared/session/pending-email.ts'
import { EmailAndCode } from './EmailAndCode.tsx'
import { readPendingToken, type TokenPurpose } from './use-complete-login.ts'

type Typed = { readonly email: string; readonly code: string; readonly pending?: string }

export type CodeFormProps<Reply> = {
  /** The code's purpose. */
  asked: TokenPurpose
  send: (call: KeyedCall, typed: Typed) => Promise<Reply>
  done: string
  onDone: (reply: Reply) => void
  submit: string
  /** Whether an error includes the typed email. */
  tellsEmail?: boolean
}

export function CodeForm<Reply>({ asked, send, done: said, onDone, submit: label, tellsEmail = false }: CodeFormProps<Reply>) {
  const t = useText()
  const [email, setEmail] = useState(readPendingEmail)
  const [code, setCode] = useState('')
  const { run, working, done, fields, summary } = useSubmit({
    act: (call) => send(call, { email, code, ...readPendingToken(asked, email) }),
    say: () => said,
    onDone,
    faults: missingFaults(t, { email, code }),
    ...(tellsEmail ? { errorContext: () => ({ email }) } : {}),
  })
  const field = useRef<HTMLInputElement>(null)
  const [completed, setCompleted] = useState('')
  useEffect(() => {
    // As from the keyboard, so that the form moves the focus to an error.
    if (completed) field.current?.form?.requestSubmit()
  }, [completed])
  useEffect(() => {
    // The address is filled in already, as after a sign-up.
    if (readPendingEmail() && document.activeElement === document.body) field.current?.focus()
  }, [])
  return (
    <Form className="grid gap-5" onSubmit={() => run()} summary={summary}>
      <EmailAndCode
        email={email}
        code={code}
        onEmail={setEmail}
        onCode={(typed) => {
          setCode(typed)
          setCompleted('')
        }}
        onComplete={(typed) => email && !working && !done && setCompleted(typed)}
        codeField={field}
        errors={fields}
      />
      <MailboxHint />
      <div className="grid gap-2">
        <Button variant="primary" type="submit" block working={working || done} workingLabel={t('common.wait')}>
          {label}
        </Button>
        <ResendButton email={email} asked={asked} />
      </div>
    </Form>
  )
}

/** Sends a new code, once a minute or as the server's rate limit says. */
const PAUSE_SECONDS = 60

function ResendButton({ email, asked }: { email: string; asked: TokenPurpose }) {
  const t = useText()
  const [left, setLeft] = useState(PAUSE_SECONDS)
  const { run, working } = useSubmit({
    act: (call) =>
      call('resend', { body: { email, ...readPendingToken(asked, email) } }).catch((error: unknown) => {
        const seconds = error instanceof CallError ? Number(error.more.retry_after_seconds) : 0
        if (seconds > 0) setLeft(Math.ceil(seconds))
        throw error
      }),
    say: () => t('auth.verify.sent'),
    onDone: () => setLeft(PAUSE_SECONDS),
  })
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return (
    <Button variant="quiet" disabled={left > 0 || email === ''} working={working} workingLabel={t('common.wait')} onClick={() => run()}>
      {left > 0 ? t('auth.resend_in', { count: left }) : t('auth.resend')}
    </Button>
  )
}
