/** Unfreezing with the emailed link, and with the second factor if one is enrolled: asked for once, here. */
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import * as codes from '#contract/shared/codes'
import { answerWithPasskey, ProofForm, type Typed, usableProofs } from '#web/entities/credential/index.ts'
import { Button, Note } from '#web/kit/index.ts'
import { CallError } from '#web/shared/call/call.ts'
import { type KeyedCall, useAction } from '#web/shared/call/use-action.ts'
import { AuthFrame } from '#web/shared/frame/AuthFrame.tsx'
import { useText } from '#web/shared/locale/text.ts'
import { useLinkToken } from '#web/shared/session/link-token.ts'

/** Null: none was asked for yet. */
type Proving = Typed | 'passkey' | null

export function Component() {
  const t = useText()
  const token = useLinkToken()
  const [factors, setFactors] = useState<readonly string[] | null>(null)
  const unfreeze = useAction({
    act: (call, by: Proving) => unfreezeBy(call, token, by),
    errors: 'own',
    onFailed: (error) => {
      if (asksForFactor(error)) setFactors(error.more.factors.map(String))
    },
  })
  const refusal = asksForFactor(unfreeze.error) ? null : unfreeze.error
  const dead = token === '' || (refusal instanceof CallError && refusal.reason === 'dead_link')
  const over = unfreeze.done || dead
  return (
    <AuthFrame mailed={!over} title={t('safety.unfreeze.title')} lead={over ? undefined : t('safety.unfreeze.lead')}>
      {over ? (
        <div className="grid gap-5">
          <Note live kind={unfreeze.done ? 'done' : 'risk'} title={t(unfreeze.done ? 'safety.unfreeze.done' : 'safety.unfreeze.dead')}>
            {t(unfreeze.done ? 'safety.unfreeze.done_next' : token === '' ? 'safety.undo.missing' : 'safety.unfreeze.dead_next')}
          </Note>
          <Button variant="primary" block render={<RouterLink to="/login" />}>
            {t('safety.unfreeze.log_in')}
          </Button>
        </div>
      ) : factors ? (
        <ProofForm
          proofs={usableProofs(factors)}
          working={unfreeze.working}
          error={refusal}
          onPasskey={() => unfreeze.run('passkey')}
          onTyped={unfreeze.run}
          onChange={unfreeze.reset}
          submit={t('safety.unfreeze.submit')}
        />
      ) : (
        <div className="grid gap-5">
          {refusal && <Note kind="error">{refusal.message}</Note>}
          <Button variant="primary" block working={unfreeze.working} workingLabel={t('common.wait')} onClick={() => unfreeze.run(null)}>
            {t('safety.unfreeze.submit')}
          </Button>
        </div>
      )}
    </AuthFrame>
  )
}

function asksForFactor(error: Error | null): error is CallError & { readonly more: { readonly factors: readonly unknown[] } } {
  return error instanceof CallError && error.code === codes.STEP_UP_NEEDED && Array.isArray(error.more.factors)
}

async function unfreezeBy(call: KeyedCall, token: string, by: Proving) {
  if (by !== 'passkey') return call('unfreeze', { body: { token, ...(by ? { code: by.text.trim() } : {}) } })
  const { data } = await call('unfreezeOptions', { body: { token } })
  return call('unfreeze', { body: { token, assertion: await answerWithPasskey(data) } })
}
