/** The confirmation of a ladder: each part, and that all are bought in one step. */
import { useNavigate } from 'react-router'
import { ConfirmDialog, centsOf, Money, moneyText, SumList } from '#web/kit/index.ts'
import { ACCOUNT_QUERIES } from '#web/shared/account/queries.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Part } from './ladder-parts.ts'
import { useProjections } from './projection-query.ts'

export function LadderDialog({ parts, onClose }: { readonly parts: readonly Part[]; readonly onClose: () => void }) {
  const t = useText()
  const navigate = useNavigate()
  const total = parts.reduce((sum, { amount }) => sum + (centsOf(amount) ?? 0n), 0n)
  const projections = useProjections(parts)
  const promised = projections.every(Boolean)
    ? projections.reduce((sum, one) => sum + (centsOf(one?.promised_return ?? '') ?? 0n), 0n)
    : null
  const buy = useAction({
    act: (call) => call('buyLadder', { body: { parts: parts.map(({ plan, amount }) => ({ plan: plan.id, amount })) } }),
    say: ({ data }) => [
      t('plans.invest.done', { amount: moneyText(data.amount) }),
      t('plans.ladder.done', { count: data.investments.length }),
    ],
    refetch: ACCOUNT_QUERIES,
    onDone: () => navigate('/investments'),
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      about={parts.map(({ plan }) => plan.id).join(' ')}
      title={t('plans.ladder.confirm_title', { count: parts.length, amount: moneyText(total) })}
      description={t('plans.ladder.confirm_body')}
      confirmLabel={t('plans.ladder.buy', { count: parts.length })}
      cancelLabel={t('plans.invest.keep')}
      workingLabel={t('common.wait')}
      working={buy.working}
      onConfirm={() => buy.run()}
      error={buy.error?.message}
    >
      <SumList
        lines={[
          ...parts.map(({ plan, amount }) => ({ label: plan.name, figure: <Money value={amount} /> })),
          { label: t('plans.invest.line_amount'), figure: <Money value={total} />, total: true },
          { label: t('plans.invest.line_promised'), figure: <Money value={promised} /> },
        ]}
      />
    </ConfirmDialog>
  )
}
