/** Everything that a bot's decisions hang on: its parameters, its code, its coins, its bars. */
import { momentText } from '#web/locales/dates.ts'
import { listText } from '#web/locales/list-text.ts'
import { useText } from '#web/locales/text.ts'
import { Card, Money, TermsList } from '#web/ui/index.ts'
import type { Bot } from './bot-query.ts'
import { coinOf } from './trade-words.ts'

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
          ...Object.entries(bot.parameters).map(([name, value]) => ({ key: name, term: name.replaceAll('_', ' '), value: String(value) })),
          { term: t('bots.facts.code'), value: bot.code_version },
          { term: t('bots.facts.source'), value: bot.source },
        ]}
      />
    </Card>
  )
}
