/** A new password, its strength meter, and its repetition. */
import { Field, PasswordInput, StrengthMeter } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

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
  const refused = errors.new_password !== undefined && password !== ''
  const { score, word }: Strength = refused ? { score: 1, word: 'weak' } : estimateStrength(password, own)
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

/** A quick estimate for the meter; the server decides whether a password is accepted. */
export type Strength = {
  readonly score: 0 | 1 | 2 | 3 | 4 | null
  readonly word: 'none' | 'weak' | 'personal' | 'fair' | 'good' | 'strong'
}

const MIN_LENGTH = 12
const PART = 4

/** `own` are the person's names and email: a password that contains them is weak. */
export function estimateStrength(password: string, own: readonly string[]): Strength {
  const length = [...password].length
  if (length === 0) return { score: null, word: 'none' }
  const lower = password.toLowerCase()
  const parts = own.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter((part) => part.length >= PART)
  if (parts.some((part) => lower.includes(part)) && length < 20) return { score: 1, word: 'personal' }
  const variety = new Set(lower).size
  if (length < MIN_LENGTH || variety < 5) return { score: 1, word: 'weak' }
  const points = length + variety
  if (points < 22) return { score: 2, word: 'fair' }
  return points < 30 ? { score: 3, word: 'good' } : { score: 4, word: 'strong' }
}
