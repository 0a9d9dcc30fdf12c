import { useText } from '#web/shared/locale/text.ts'
import { CodeForm } from '../CodeForm.tsx'
import { useCompleteLogin } from '../use-complete-login.ts'

export function MailedStep({ next }: { next: string }) {
  const t = useText()
  return (
    <CodeForm
      asked="login"
      send={(call, body) => call('confirmLogin', { body })}
      done={t('auth.log_in.done')}
      onDone={useCompleteLogin(next)}
      submit={t('auth.confirm.submit')}
      tellsEmail
    />
  )
}
