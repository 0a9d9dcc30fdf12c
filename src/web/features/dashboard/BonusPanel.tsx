/** Bonus and earning, if there are any: moved to the balance in full and without conditions. */
import { Button, Card, centsOf, Money, moneyText, useMoneyText } from '#web/kit/index.ts'
import { ACCOUNT_QUERIES, type AccountInfo } from '#web/shared/account/queries.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { useText } from '#web/shared/locale/text.ts'

export function BonusPanel({ account }: { account: AccountInfo }) {
  const t = useText()
  const pots = [
    { from: 'bonus', amount: account.bonus_balance },
    { from: 'earning', amount: account.earning_balance },
  ] as const
  const filled = pots.filter(({ amount }) => (centsOf(amount) ?? 0n) > 0n)
  if (filled.length === 0) return null
  return (
    <Card aria-label={t('dashboard.bonus_panel.title')}>
      <ul className="grid gap-4">
        {filled.map((pot) => (
          <Pot key={pot.from} {...pot} />
        ))}
      </ul>
    </Card>
  )
}

function Pot({ from, amount }: { from: 'bonus' | 'earning'; amount: string }) {
  const t = useText()
  const formatMoney = useMoneyText()
  const name = t(`dashboard.bonus_panel.${from}`)
  const move = useAction({
    act: (call) => call('transfer', { body: { from, amount } }),
    again: true,
    say: ({ data }) => t('dashboard.bonus_panel.moved', { amount: moneyText(data.transaction.amount) }),
    refetch: ACCOUNT_QUERIES,
    errors: 'toast',
  })
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <p className="min-w-0 flex-1 basis-64">
        <span className="font-medium">
          {name} <Money value={amount} />
        </span>
        <span className="block text-text-2">{t('dashboard.bonus_panel.help')}</span>
      </p>
      <Button
        acts
        variant="secondary"
        size="s"
        onClick={() => move.run()}
        working={move.working}
        workingLabel={t('common.wait')}
        aria-label={t('dashboard.bonus_panel.move_label', { amount: formatMoney(amount), name })}
      >
        {t('dashboard.bonus_panel.move')}
      </Button>
    </li>
  )
}
