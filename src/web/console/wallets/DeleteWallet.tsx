/** Deletes a deposit wallet, after a confirmation. */
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AskDialog } from '#web/console/shared/queue/AskDialog.tsx'
import { Button } from '#web/kit/index.ts'
import type { KeyedCall } from '#web/shared/call/use-action.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { AdminWallet } from './queries.ts'

export function DeleteWallet({ wallet }: { wallet: AdminWallet }) {
  const t = useText()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const ask = {
    title: t('wallets.delete_title', { name: wallet.name }),
    text: t('wallets.delete_text'),
    confirm: t('wallets.delete'),
    danger: true,
    done: t('wallets.deleted'),
    act: (call: KeyedCall) => call('deleteWallet', { params: { id: wallet._id } }),
  }
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {ask.confirm}
      </Button>
      {asking && <AskDialog ask={ask} onClose={() => setAsking(false)} onDone={() => void navigate('/admin/wallets', { replace: true })} />}
    </>
  )
}
