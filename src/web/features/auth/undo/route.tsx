/** "This was not me": the undo link of a notice. It asks for confirmation, because programs open links in emails too. */

import { Link as RouterLink } from 'react-router'
import * as codes from '#contract/shared/codes'
import { Button, Note } from '#web/kit/index.ts'
import { hasCode } from '#web/shared/call/call.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { AuthFrame } from '#web/shared/frame/AuthFrame.tsx'
import { useText } from '#web/shared/locale/text.ts'
import { useLinkToken } from '#web/shared/session/link-token.ts'

export function Component() {
  const t = useText()
  const token = useLinkToken()
  const undo = useAction({ act: (call) => call('undo', { body: { token } }), errors: 'own' })
  const undone = undo.reply?.data.undone
  const dead = token === '' || hasCode(undo.error, codes.CODE_INVALID)
  const setPassword = (
    <Button variant="primary" block render={<RouterLink to="/forgot-password" />}>
      {t('safety.undo.set_password')}
    </Button>
  )
  return (
    <AuthFrame mailed={!undone} title={t('safety.undo.title')} lead={undone || dead ? undefined : t('safety.undo.lead')}>
      <div className="grid gap-5">
        {undone ? (
          <>
            <Note kind="done" live title={t(`safety.undo.${undone}`)}>
              {t(`safety.undo.${undone}_next`)}
            </Note>
            {setPassword}
          </>
        ) : dead ? (
          <>
            <Note kind="risk" live title={t('safety.undo.dead')}>
              {t(token === '' ? 'safety.undo.missing' : 'safety.undo.dead_next')}
            </Note>
            {setPassword}
          </>
        ) : (
          <>
            {undo.error && <Note kind="error">{undo.error.message}</Note>}
            <Button variant="primary" block working={undo.working} workingLabel={t('common.wait')} onClick={() => undo.run()}>
              {t('safety.undo.submit')}
            </Button>
          </>
        )}
      </div>
    </AuthFrame>
  )
}
