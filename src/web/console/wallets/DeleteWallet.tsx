/** Deletes a deposit wallet, after a confirmation. */
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useChange } from '#web/console/shared/use-change.ts'
import { Button, ConfirmDialog } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { AdminWallet } from './queries.ts'

export function DeleteWallet({ wallet }: { wallet: AdminWallet }) {
  const t = useText()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const { run, working } = useChange({
    act: (call) => call('deleteWallet', { params: { id: wallet._id } }),
    say: () => t('wallets.deleted'),
    onDone: () => void navigate('/admin/wallets', { replace: true }),
  })
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t('wallets.delete')}
      </Button>
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title={t('wallets.delete_title', { name: wallet.name })}
          description={t('wallets.delete_text')}
          confirmLabel={t('wallets.delete')}
          cancelLabel={t('admin.cancel')}
          workingLabel={t('common.wait')}
          working={working}
          danger
          onConfirm={() => run()}
        />
      )}
    </>
  )
}
