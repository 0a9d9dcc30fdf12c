/** Step-up: proof of identity by the account's methods: a passkey, a code, or the password. */

import * as codes from '#contract/shared/codes'
import { Button, Dialog, Note } from '#web/kit/index.ts'
import { hasCode } from '#web/shared/call/call.ts'
import { type KeyedCall, useOwnAction } from '#web/shared/call/use-action.ts'
import { useText } from '#web/shared/locale/text.ts'
import { ProofForm } from './ProofForm.tsx'
import { answerWithPasskey, type Typed, usableProofs } from './passkey.ts'

/** `named`: the methods of proof that the server takes. */
type StepUpDialogProps = { readonly named: readonly string[]; readonly answer: (proven: boolean) => void }

export function StepUpDialog({ named, answer }: StepUpDialogProps) {
  const t = useText()
  const proofs = usableProofs(named)
  const prove = useOwnAction({
    act: (call, typed: Typed | null) => (typed ? stepUpBy(call, typed) : stepUpByPasskey(call)),
    onDone: () => answer(true),
    // The session has ended: the retried call reports that itself.
    onFailed: (error) => hasCode(error, codes.SESSION_EXPIRED) && answer(true),
  })
  const cancel = (
    <Button variant="quiet" disabled={prove.working} onClick={() => answer(false)}>
      {t('common.cancel')}
    </Button>
  )
  const only_password = proofs.length === 1 && proofs[0] === 'password'
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && answer(false)}
      title={t('security.step_up.title')}
      description={t(only_password ? 'security.step_up.password_body' : 'security.step_up.body')}
      locked={prove.working}
    >
      {proofs.length > 0 ? (
        <ProofForm
          proofs={proofs}
          working={prove.working}
          error={prove.error}
          onPasskey={() => prove.run(null)}
          onTyped={prove.run}
          onChange={prove.reset}
          cancel={cancel}
          submit={t('security.step_up.submit')}
        />
      ) : (
        <>
          <Note kind="risk">{t('security.proof.none_here')}</Note>
          {cancel}
        </>
      )}
    </Dialog>
  )
}

async function stepUpByPasskey(call: KeyedCall) {
  const { data } = await call('stepUpOptions')
  return call('stepUp', { body: { assertion: await answerWithPasskey(data) } })
}

function stepUpBy(call: KeyedCall, { by, text }: Typed) {
  return call('stepUp', { body: by === 'password' ? { password: text } : { code: text } })
}
