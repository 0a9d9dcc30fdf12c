/**
 * One proof of identity, with links to the others: passkey, app code, recovery code, password. Errors are shown at the field and cleared
 * when the method changes. Also what a browser learns of passkeys.
 */

import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { WireData } from '#contract/routes'
import { Button, CodeInput, Field, Form, Note, PasswordInput, TextInput } from '#web/kit/index.ts'
import { CallError } from '#web/shared/call/call.ts'
import { refusalOf } from '#web/shared/frame/Refusal.tsx'
import { useText } from '#web/shared/locale/text.ts'
import { PasskeyNotUsed, type Proof, type Typed } from './passkey.ts'

type ProofFormProps = {
  readonly proofs: readonly Proof[]
  readonly working: boolean
  readonly error: Error | null
  readonly onPasskey: () => void
  readonly onTyped: (typed: Typed) => void
  /** Called when the method or the input changes. */
  readonly onChange: () => void
  /** Before the button: cancels the dialog. */
  readonly cancel?: ReactNode
  readonly submit: string
}

const CODE_LENGTH = 6

export function ProofForm({ proofs, working, error, onPasskey, onTyped, onChange, cancel, submit }: ProofFormProps) {
  const t = useText()
  const [by, setBy] = useState<Proof>(proofs[0] ?? 'totp')
  const [text, setText] = useState('')
  const [checked, setChecked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // Focuses the input when the method changes and on mount.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>(by === 'passkey' ? 'button[type="submit"]' : 'input')?.focus()
  }, [by])
  const choose = (proof: Proof) => {
    setBy(proof)
    setText('')
    setChecked(false)
    onChange()
  }
  const type = (typed: string) => {
    setText(typed)
    onChange()
  }
  const send = () => {
    setChecked(true)
    if (working) return
    if (by === 'passkey') onPasskey()
    else if (isWhole(by, text)) onTyped({ by, text })
  }
  const refusal = error instanceof PasskeyNotUsed ? t('security.proof.not_used') : refusalOf(error)
  const missing = checked && by !== 'passkey' && !isWhole(by, text) ? t(`security.proof.missing.${by}`) : undefined
  return (
    <Form ref={form} onSubmit={send} className="grid gap-4">
      {by === 'passkey' ? (
        <>
          <p className="text-text-2">{t('security.proof.passkey_help')}</p>
          {refusal && <Note kind="error">{refusal}</Note>}
        </>
      ) : (
        <TypedProof by={by} text={text} error={refusal ?? missing} onType={type} />
      )}
      <div className="flex flex-col gap-2 md:flex-row-reverse md:justify-start">
        <Button
          type="submit"
          acts={false}
          icon={by === 'passkey' ? 'key' : undefined}
          working={working}
          workingLabel={t('common.wait')}
          block={!cancel}
        >
          {by === 'passkey' ? t('security.proof.use_passkey') : submit}
        </Button>
        {cancel}
      </div>
      <OtherWays proofs={proofs.filter((proof) => proof !== by)} disabled={working} onChoose={choose} />
    </Form>
  )
}

function isWhole(by: Proof, text: string): boolean {
  return by === 'totp' ? text.length === CODE_LENGTH : text.trim() !== ''
}

type TypedProofProps = { by: Typed['by']; text: string; error: ReactNode; onType: (text: string) => void }

function TypedProof({ by, text, error, onType }: TypedProofProps) {
  const t = useText()
  const on = (event: { target: { value: string } }) => onType(event.target.value)
  return (
    <Field key={by} label={t(`security.proof.label.${by}`)} hint={t(`security.proof.hint.${by}`)} error={error} required>
      {by === 'totp' && <CodeInput value={text} onChange={onType} />}
      {by === 'recovery' && (
        <TextInput data-no-draft value={text} onChange={on} autoComplete="off" autoCapitalize="none" spellCheck={false} />
      )}
      {by === 'password' && (
        <PasswordInput
          labels={{ show: t('auth.show'), hide: t('auth.hide'), capsLock: t('auth.caps_lock') }}
          autoComplete="current-password"
          value={text}
          onChange={on}
        />
      )}
    </Field>
  )
}

function OtherWays({ proofs, disabled, onChoose }: { proofs: readonly Proof[]; disabled: boolean; onChoose: (proof: Proof) => void }) {
  const t = useText()
  if (proofs.length === 0) return null
  return (
    <div className="-mb-2 flex flex-wrap items-center border-t border-line pt-2 [&>*]:-ms-3 [&>*]:me-4">
      {proofs.map((proof) => (
        <Button key={proof} variant="quiet" size="s" disabled={disabled} onClick={() => onChoose(proof)}>
          {t(`security.proof.instead.${proof}`)}
        </Button>
      ))}
    </div>
  )
}

/**
 * Signals to the browser and its password manager (W3C Web Authentication Level 3, 5.1.10), where they take them: a passkey that is not
 * known here any more is no longer offered, and the others have the account's present name.
 */
type Account = WireData<'readSecondFactor'>
type Signals = {
  readonly signalUnknownCredential?: (of: { rpId: string; credentialId: string }) => Promise<void>
  readonly signalAllAcceptedCredentials?: (of: { rpId: string; userId: string; allAcceptedCredentialIds: string[] }) => Promise<void>
  readonly signalCurrentUserDetails?: (of: { rpId: string; userId: string; name: string; displayName: string }) => Promise<void>
}

/** Nothing depends on the answer: a browser without signals keeps what it has. */
async function signal(send: (signals: Signals) => Promise<void> | undefined): Promise<void> {
  const signals: Signals = window.PublicKeyCredential ?? {}
  await Promise.resolve(send(signals)).catch(() => {})
}

/** After each change of the passkeys or of the email. */
export async function signalAccount({ passkeys, passkey_account: { rp_id: rpId, user_handle: userId, name } }: Account): Promise<void> {
  const allAcceptedCredentialIds = passkeys.map(({ credential_id }) => credential_id)
  await signal((signals) => signals.signalAllAcceptedCredentials?.({ rpId, userId, allAcceptedCredentialIds }))
  await signal((signals) => signals.signalCurrentUserDetails?.({ rpId, userId, name, displayName: name }))
}

/** To be thrown on, after a log-in with one that was removed here. */
export async function signalIfUnknown(error: unknown, rpId: unknown, credentialId: string): Promise<never> {
  if (error instanceof CallError && error.reason === 'passkey_unknown' && typeof rpId === 'string')
    await signal((signals) => signals.signalUnknownCredential?.({ rpId, credentialId }))
  throw error
}
