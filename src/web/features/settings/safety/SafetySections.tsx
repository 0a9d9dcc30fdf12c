/** Devices and the freeze, for the Security tab. */

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RealInstant } from '#contract/shared/fields'
import { Button, Card, ConfirmDialog, Note } from '#web/kit/index.ts'
import { useMe } from '#web/shared/account/queries.ts'
import { setOwnChange } from '#web/shared/call/page-headers.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { refusalOf } from '#web/shared/frame/Refusal.tsx'
import { realMomentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { clearUserData, useStoredUser } from '#web/shared/session/stored-user.ts'
import { DevicesSection } from './DevicesSection.tsx'

export function SafetySections() {
  return (
    <div className="grid items-start gap-4 md:gap-6 xl:grid-cols-2 [&>*]:min-w-0">
      <DevicesSection />
      <FreezeSection />
    </div>
  )
}

/** Freezes the member's own account, and explains how to unfreeze it. */
function FreezeSection() {
  const t = useText()
  const frozen_at = useMe().data?.frozen_at ?? null
  return (
    <Card title={t('safety.freeze.title')}>
      <div className="grid gap-4">
        {frozen_at === null ? (
          <>
            <p className="text-text-2">{t('safety.freeze.body')}</p>
            <FreezeDialog />
          </>
        ) : (
          <Frozen at={frozen_at} />
        )}
      </div>
    </Card>
  )
}

function FreezeDialog() {
  const t = useText()
  const user = useStoredUser()
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  const freeze = useAction({
    act: (call) => {
      setOwnChange('leaving')
      return call('freeze', { body: {} })
    },
    say: () => t('safety.freeze.done'),
    // This page's guard redirects to the log-in and back here, where it says how to unfreeze.
    onDone: () => clearUserData(client),
    onSettled: () => setOwnChange(null),
  })
  return (
    <ConfirmDialog
      danger
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="danger" className="justify-self-start">
          {t('safety.freeze.action')}
        </Button>
      }
      title={t('safety.freeze.ask_title')}
      description={<span className="wrap-anywhere">{t('safety.freeze.ask_body', { email: user?.email ?? '' })}</span>}
      confirmLabel={t('safety.freeze.confirm')}
      cancelLabel={t('safety.freeze.keep')}
      workingLabel={t('common.wait')}
      working={freeze.working}
      onConfirm={() => freeze.run()}
      error={refusalOf(freeze.error)}
    />
  )
}

function Frozen({ at }: { at: RealInstant }) {
  const t = useText()
  const ask = useAction({
    act: (call) => call('mailUnfreezeLink', { body: {} }),
    say: () => t('safety.freeze.link_sent'),
  })
  return (
    <Note
      kind="risk"
      icon="lock"
      title={t('safety.freeze.is_frozen', { at: realMomentText(at) })}
      action={
        <Button variant="secondary" size="s" working={ask.working} workingLabel={t('common.wait')} onClick={() => ask.run()}>
          {t('safety.freeze.link')}
        </Button>
      }
    >
      {t('safety.freeze.is_frozen_body')}
    </Note>
  )
}
