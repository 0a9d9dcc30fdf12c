/** The platform's deposit wallets, by rank. */
import { useEffect } from 'react'
import { Link as RouterLink, useLocation } from 'react-router'
import { useHasRole } from '#web/console/shared/has-role.ts'
import { Button, EmptyState, Note, Table, toast } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { CsvButton } from '#web/shared/screen/CsvButton.tsx'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { useColumns } from './columns.tsx'
import { useAdminWallets } from './queries.ts'

export function Component() {
  const t = useText()
  const rules = useHasRole('administrator')
  const wallets = useAdminWallets()
  useMissingId()
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-head text-16 font-bold">{t('admin.wallets.title', { count: wallets.data?.length ?? '–' })}</h2>
        <div className="flex flex-wrap gap-3">
          <CsvButton name="listAdminWallets" />
          {rules && (
            <Button size="s" icon="plus" render={<RouterLink to="/admin/wallets/new" />}>
              {t('wallets.new')}
            </Button>
          )}
        </div>
      </div>
      <Note>{t('admin.wallets.sandbox')}</Note>
      <Table
        tableFrom="md"
        label={t('admin.wallets.table')}
        columns={useColumns(rules)}
        rows={wallets.data ?? []}
        rowKey={(row) => row._id}
        state={wallets.data ? 'ready' : wallets.isError ? 'failed' : 'loading'}
        failed={
          <Failed
            bare
            title={t('admin.wallets.failed')}
            error={wallets.error}
            onRetry={() => void wallets.refetch()}
            working={wallets.isFetching}
          />
        }
        empty={
          <EmptyState bare title={t('admin.wallets.none')}>
            {t('wallets.none_help')}
          </EmptyState>
        }
      />
    </>
  )
}

/** `/admin/wallets/` is a wallet's URL without its id. */
function useMissingId(): void {
  const t = useText()
  const { pathname } = useLocation()
  useEffect(() => {
    if (pathname.endsWith('/')) toast.error(t('wallets.no_id'), undefined, 'wallet-id')
  }, [pathname, t])
}
