/** An email, as it was typed. */
import { TextInput, type TextInputProps } from './TextInput.tsx'

type EmailInputProps = Omit<TextInputProps, 'type' | 'inputMode'> & { autoComplete: 'username' | 'email' | 'off' }

/**
 * Of the browser's own type `email` a script reads another value than was typed: Chromium makes the domain ASCII by other rules than the
 * server's, and `straße.de` becomes `strasse.de` of another owner.
 */
export function EmailInput(props: EmailInputProps) {
  return <TextInput {...props} type="text" inputMode="email" autoCapitalize="none" autoCorrect="off" spellCheck={false} />
}
