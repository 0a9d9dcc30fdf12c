/** Freezes the member's own account, and explains how to unfreeze it. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, Card, ConfirmDialog, Note, toast } from '#web/kit/index.ts'
import { useMe } from '#web/shared/account/me-query.ts'
import { call } from '#web/shared/call/call.ts'
import { setOwnChange } from '#web/shared/call/page-headers.ts'
import { useReportError } from '#web/shared/call/use-report-error.ts'
import { momentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { clearUserData } from '#web/shared/session/clear-user-data.ts'
import { useStoredUser } from '#web/shared/session/index.ts'

export function FreezeSection() {
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
  const reportError = useReportError()
  const [open, setOpen] = useState(false)
  const freeze = useMutation({
    onMutate: () => setOwnChange('leaving'),
    mutationFn: () => call('freeze', { body: {} }),
    onSuccess: () => {
      toast.success(t('safety.freeze.done'))
      // This page's guard redirects to the log-in and back here, where it says how to unfreeze.
      clearUserData(client)
    },
    onError: reportError,
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
      working={freeze.isPending}
      onConfirm={() => freeze.mutate()}
      error={freeze.error?.message}
    />
  )
}

function Frozen({ at }: { at: string }) {
  const t = useText()
  const reportError = useReportError()
  const ask = useMutation({
    mutationFn: () => call('mailUnfreezeLink', { body: {} }),
    onSuccess: () => void toast.success(t('safety.freeze.link_sent')),
    onError: reportError,
  })
  return (
    <Note
      kind="risk"
      icon="lock"
      title={t('safety.freeze.is_frozen', { at: momentText(at) })}
      action={
        <Button variant="secondary" size="s" working={ask.isPending} workingLabel={t('common.wait')} onClick={() => ask.mutate()}>
          {t('safety.freeze.link')}
        </Button>
      }
    >
      {t('safety.freeze.is_frozen_body')}
    </Note>
  )
}
