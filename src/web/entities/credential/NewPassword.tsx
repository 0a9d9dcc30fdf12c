/** A new password, its strength meter, and its repetition. */

import { Field, PasswordInput, StrengthMeter } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { estimateStrength } from './strength.ts'

type NewPasswordProps = {
  readonly password: string
  readonly confirm: string
  readonly onPassword: (text: string) => void
  readonly onConfirm: (text: string) => void
  /** Names and email, which weaken a password that contains them. */
  readonly own: readonly string[]
  readonly errors: Readonly<Record<string, string | undefined>>
  readonly label?: string
  readonly confirmLabel?: string
}

export function NewPassword({ password, confirm, onPassword, onConfirm, own, errors, label, confirmLabel }: NewPasswordProps) {
  const t = useText()
  const labels = { show: t('auth.show'), hide: t('auth.hide'), capsLock: t('auth.caps_lock') }
  const { score, word } = estimateStrength(password, own)
  return (
    <>
      <Field label={label ?? t('auth.password')} error={errors.new_password} required>
        <PasswordInput
          labels={labels}
          autoComplete="new-password"
          value={password}
          onChange={(event) => onPassword(event.target.value)}
          meter={<StrengthMeter score={score} word={t(`auth.strength.${word}`)} />}
        />
      </Field>
      <Field label={confirmLabel ?? t('auth.sign_up.confirm')} error={errors.confirm_password} required>
        <PasswordInput labels={labels} autoComplete="new-password" value={confirm} onChange={(event) => onConfirm(event.target.value)} />
      </Field>
    </>
  )
}
