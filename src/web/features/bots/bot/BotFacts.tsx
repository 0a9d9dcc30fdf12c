/** Everything that a bot's decisions depend on: its parameters, code, coins and bars. */

import { type Bot, coinOf } from '#web/entities/bot/index.ts'
import { Card, countText, Money, TermsList } from '#web/kit/index.ts'
import { momentText } from '#web/shared/locale/dates.ts'
import { listText } from '#web/shared/locale/list-text.ts'
import { type T, useText } from '#web/shared/locale/text.ts'

const costs = ['fee_bps', 'slippage_bps', 'smallest_order_usd', 'borrow_cost'] as const

export function BotFacts({ bot }: { bot: Bot }) {
  const t = useText()
  return (
    <Card title={t('bots.facts.title')}>
      <TermsList
        terms={[
          { term: t('bots.facts.bar'), value: t(`bots.bars.${bot.bar}`) },
          { term: t('bots.facts.next_bar'), value: bot.next_bar_at ? momentText(bot.next_bar_at) : '–' },
          { term: t('bots.facts.coins'), value: listText(bot.coins.map(coinOf)) },
          { term: t('bots.facts.capital'), value: <Money value={bot.capital} /> },
          ...Object.entries(bot.parameters).map(([name, value]) => ({ key: name, ...parameterText(t, name, value) })),
          { term: t('bots.facts.code'), value: bot.code_version },
          { term: t('bots.facts.source'), value: bot.source },
        ]}
      />
    </Card>
  )
}

/** A cost in words; a rule's parameter by its letter in the paper. */
function parameterText(t: T, name: string, value: number | string): { term: string; value: string } {
  const cost = costs.find((known) => known === name)
  if (cost === undefined) return { term: name.replaceAll('_', ' '), value: String(value) }
  return { term: t(`bots.facts.costs.${cost}`), value: typeof value === 'number' ? countText(value) : t('bots.facts.no_borrow_cost') }
}
