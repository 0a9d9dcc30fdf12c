/**
 * Liquidates an investment after showing the exact payout. The amounts are the server's quote, honoured to the cent until it expires;
 * after that, new amounts must be confirmed.
 */

import { useNavigate } from 'react-router'
import * as codes from '#contract/shared/codes'
import { Button, ConfirmDialog, Countdown, Live, Money, moneyText, Note, Skeleton, SumList } from '#web/kit/index.ts'
import { useRefreshAccount } from '#web/shared/account/queries.ts'
import { hasCode } from '#web/shared/call/call.ts'
import { read, useData } from '#web/shared/call/read.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { useSecondsLeft } from '#web/shared/clock/use-seconds-left.ts'
import { refusalOf } from '#web/shared/frame/Refusal.tsx'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { SLOT, TextWithElement } from '#web/shared/screen/page-context.tsx'
import type { ExitQuote, Investment } from './preview-day.ts'

export function LiquidateDialog({ investment, onClose }: { investment: Investment; onClose: () => void }) {
  const t = useText()
  const navigate = useNavigate()
  const refresh = useRefreshAccount()
  const quote = useData(read('quoteExit', { params: { id: investment._id } }), { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false })
  const liquidate = useAction({
    act: (call, { quote }: ExitQuote) => call('liquidate', { params: { id: investment._id }, body: { quote } }),
    say: ({ data }) => t('investments.exit.credited', { amount: moneyText(data.amount) }),
    onDone: async () => {
      await refresh()
      onClose()
      navigate('/dashboard')
    },
    onFailed: (error) => void (hasCode(error, codes.QUOTE_EXPIRED) ? quote.refetch() : refresh()),
  })
  const given = quote.data
  const expired = hasCode(liquidate.error, codes.QUOTE_EXPIRED)
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      about={investment._id}
      title={t('investments.exit.title', { plan: investment.plan_name })}
      confirmLabel={t('investments.exit.confirm')}
      cancelLabel={t('investments.exit.keep')}
      workingLabel={t('common.wait')}
      working={liquidate.working}
      disabled={!given || quote.isFetching}
      onConfirm={() => given && liquidate.run(given)}
      error={expired ? undefined : refusalOf(liquidate.error)}
    >
      {quote.isError && !given ? (
        <Failed
          bare
          title={t('investments.exit.failed')}
          error={quote.error}
          onRetry={() => void quote.refetch()}
          working={quote.isFetching}
        />
      ) : (
        <Amounts quote={given} />
      )}
      {expired && <Note live>{t('investments.exit.renewed')}</Note>}
      {given && <Lifetime quote={given} fetching={quote.isFetching} onRenew={() => void quote.refetch()} />}
    </ConfirmDialog>
  )
}

function Amounts({ quote }: { quote: ExitQuote | undefined }) {
  const t = useText()
  const figure = (amount: string | undefined) => (amount === undefined ? <Skeleton width={88} /> : <Money value={amount} />)
  return (
    <SumList
      lines={[
        { label: t('investments.exit.principal'), figure: figure(quote?.principal) },
        { label: t('investments.exit.accrued'), figure: figure(quote?.accrued) },
        { label: t('investments.exit.given_back'), figure: figure(quote?.given_back) },
        { label: t('investments.exit.total'), figure: figure(quote?.amount), total: true },
      ]}
    />
  )
}

function Lifetime({ quote, fetching, onRenew }: { quote: ExitQuote; fetching: boolean; onRenew: () => void }) {
  const t = useText()
  const seconds = useSecondsLeft(quote.expires_at)
  if (seconds > 0) {
    return (
      <p className="text-14 text-text-2">
        <Countdown seconds={seconds}>
          {(clock) => <TextWithElement text={t('investments.exit.good_for', { clock: SLOT })}>{clock}</TextWithElement>}
        </Countdown>
      </p>
    )
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 text-14 text-text-2">
      <Live arrives>{t('investments.exit.over')}</Live>
      <Button variant="secondary" size="s" onClick={onRenew} working={fetching} workingLabel={t('common.wait')}>
        {t('investments.exit.renew')}
      </Button>
    </div>
  )
}
