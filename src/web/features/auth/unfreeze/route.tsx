/** Unfreezing with the emailed link, and with the second factor if one is enrolled. */

import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import * as codes from '#contract/shared/codes'
import { Button, Field, Form, Note, TextInput } from '#web/kit/index.ts'
import { CallError, hasCode } from '#web/shared/call/call.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { AuthFrame } from '#web/shared/frame/AuthFrame.tsx'
import { useText } from '#web/shared/locale/text.ts'
import { useLinkToken } from '#web/shared/session/safe-path.ts'

export function Component() {
  const t = useText()
  const token = useLinkToken()
  const [code, setCode] = useState('')
  const [needs_factor, setNeedsFactor] = useState(false)
  const unfreeze = useAction({
    act: (call) => call('unfreeze', { body: { token, ...(code ? { code } : {}) } }),
    errors: 'own',
    onFailed: (error) => {
      if (hasCode(error, codes.STEP_UP_NEEDED)) setNeedsFactor(true)
    },
  })
  const refusal = hasCode(unfreeze.error, codes.STEP_UP_NEEDED) && !code ? null : unfreeze.error
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
      ) : (
        <Form className="grid gap-5" onSubmit={() => unfreeze.run()}>
          {refusal && <Note kind="error">{refusal.message}</Note>}
          {needs_factor && (
            <Field label={t('safety.unfreeze.factor')} hint={t('safety.unfreeze.factor_hint')} required>
              <TextInput autoComplete="one-time-code" spellCheck={false} value={code} onChange={({ target }) => setCode(target.value)} />
            </Field>
          )}
          <Button variant="primary" type="submit" block working={unfreeze.working} workingLabel={t('common.wait')}>
            {t('safety.unfreeze.submit')}
          </Button>
        </Form>
      )}
    </AuthFrame>
  )
}
