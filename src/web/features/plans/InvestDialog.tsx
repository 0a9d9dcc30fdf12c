/** The confirmation of a purchase: the exact amount and terms. */
import { useNavigate } from 'react-router'
import { type OfferedPlan, termsOf } from '#web/entities/plan/index.ts'
import { ConfirmDialog, Money, moneyText, SumList, TermsList } from '#web/kit/index.ts'
import type { AccountInfo } from '#web/shared/account/account-words.ts'
import { ACCOUNT_QUERIES } from '#web/shared/account/queries.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { dateText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useProjection } from './projection-query.ts'

export type InvestDialogProps = { plan: OfferedPlan; amount: string; account: AccountInfo | undefined; onClose: () => void }

export function InvestDialog({ plan, amount, account, onClose }: InvestDialogProps) {
  const t = useText()
  const navigate = useNavigate()
  const projection = useProjection(plan.id, amount).data
  const { rate, apy, exit, risk } = termsOf(t, plan)
  const invest = useAction({
    act: (call) => call('subscribe', { body: { plan: plan.id, amount } }),
    say: ({ data: { amount, investment } }) => [
      t('plans.invest.done', { amount: moneyText(amount) }),
      t('plans.invest.done_detail', { promised: moneyText(investment.promised_return), date: dateText(investment.matures_at) }),
    ],
    refetch: ACCOUNT_QUERIES,
    onDone: () => navigate('/dashboard'),
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('plans.invest.confirm_title', { amount: moneyText(amount), name: plan.name })}
      description={t('plans.invest.confirm_body')}
      confirmLabel={t('plans.invest.confirm')}
      cancelLabel={t('plans.invest.keep')}
      workingLabel={t('common.wait')}
      working={invest.working}
      onConfirm={() => invest.run()}
      error={invest.error?.message}
    >
      <SumList
        lines={[
          { label: t('plans.invest.line_balance'), figure: <Money value={account?.main_balance} /> },
          { label: t('plans.invest.line_amount'), figure: <Money value={amount} /> },
          { label: t('plans.invest.line_promised'), figure: <Money value={projection?.promised_return} /> },
          { label: t('plans.invest.line_total'), figure: <Money value={projection?.total} />, total: true },
        ]}
      />
      <TermsList
        className="border-t border-line"
        terms={[
          { ...rate, note: t('plans.invest.at_once') },
          apy,
          ...(projection ? [{ term: t('plans.invest.line_matures'), value: dateText(projection.matures_at) }] : []),
          exit,
          risk,
        ]}
      />
    </ConfirmDialog>
  )
}
