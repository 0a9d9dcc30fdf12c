/** One deposit wallet, or a new one: its pending change, and its fields; read-only without the role. */
import { type ReactNode, useEffect } from 'react'
import { Link as RouterLink, useParams } from 'react-router'
import { WaitingNote } from '#web/console/shared/Changed.tsx'
import { useHasRole } from '#web/console/shared/use-change.ts'
import { Breadcrumb, Card, Note, Skeleton, TermsList, toast } from '#web/kit/index.ts'
import { isAbsent } from '#web/shared/call/decide-effect.ts'
import { realDateText, realMomentText } from '#web/shared/locale/dates.ts'
import { type T, useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { NotFound } from '#web/shared/screen/StatusScreen.tsx'
import { type AdminWallet, useAdminWallet } from './queries.ts'
import { WalletForm } from './WalletForm.tsx'
import { WalletIcon } from './WalletIcon.tsx'

const NEW = 'new'

export function Component() {
  const t = useText()
  const { id = '' } = useParams()
  const rules = useHasRole('administrator')
  const wallet = useAdminWallet(id, id !== NEW)
  if (id === NEW && !rules) return <Note>{t('wallets.administrators_only')}</Note>
  if (id === NEW)
    return (
      <Under name={t('wallets.new')}>
        <WalletForm wallet={null} />
      </Under>
    )
  if (isAbsent(wallet.error)) return <Unknown />
  if (wallet.data) return <Known wallet={wallet.data} rules={rules} />
  if (wallet.isError)
    return <Failed title={t('wallets.failed')} error={wallet.error} onRetry={() => void wallet.refetch()} working={wallet.isFetching} />
  return <Skeleton height={420} />
}

function Known({ wallet, rules }: { wallet: AdminWallet; rules: boolean }) {
  const t = useText()
  return (
    <Under name={wallet.name}>
      {wallet.waiting_change && <WaitingNote change={wallet.waiting_change} object_id={wallet._id} />}
      {wallet.in_force_at && <Note icon="clock">{later(t, wallet.in_force_at, wallet.shown_address)}</Note>}
      {rules ? <WalletForm key={wallet._id} wallet={wallet} /> : <Facts wallet={wallet} />}
    </Under>
  )
}

function later(t: T, at: string, address: string | null): string {
  return address === null
    ? t('wallets.shown_from', { at: realMomentText(new Date(at)) })
    : t('wallets.shown_until', { address, at: realMomentText(new Date(at)) })
}

function Under({ name, children }: { name: string; children: ReactNode }) {
  const t = useText()
  return (
    <>
      <Breadcrumb
        label={t('wallets.trail')}
        trail={[{ label: t('wallets.all'), href: '/admin/wallets', render: <RouterLink to="/admin/wallets" /> }]}
        current={name}
      />
      {children}
    </>
  )
}

function Facts({ wallet }: { wallet: AdminWallet }) {
  const t = useText()
  return (
    <>
      <Note>{t('wallets.administrators_only')}</Note>
      <Card title={wallet.name} aside={<WalletIcon wallet={wallet} />} className="max-w-160">
        <TermsList
          terms={[
            { term: t('admin.wallets.address'), value: wallet.address },
            { term: t('admin.wallets.network'), value: wallet.network },
            { term: t('admin.wallets.symbol'), value: wallet.symbol },
            { term: t('wallets.image'), value: wallet.image ?? '–' },
            { term: t('admin.wallets.rank'), value: wallet.rank },
            { term: t('admin.wallets.updated'), value: realDateText(wallet.updated_at) },
          ]}
        />
      </Card>
    </>
  )
}

function Unknown() {
  const t = useText()
  useEffect(() => {
    toast.error(t('wallets.no_id'), undefined, 'wallet-id')
  }, [t])
  return (
    <NotFound title={t('wallets.not_found')} back={t('wallets.all')} to="/admin/wallets">
      {t('wallets.not_found_help')}
    </NotFound>
  )
}
