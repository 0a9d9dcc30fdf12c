/** The top of a bot's page: name, state, facts, its six figures, and what is simulated. */
import { type Bot, coinOf, nameOf } from '#web/entities/bot/index.ts'
import { Card, countText, Money, moneyText, percentText, Stat, StatStrip, TermsList } from '#web/kit/index.ts'
import { dateText, momentText } from '#web/shared/locale/dates.ts'
import { listText } from '#web/shared/locale/duration-text.ts'
import { noteText } from '#web/shared/locale/note-text.ts'
import { type T, useText } from '#web/shared/locale/text.ts'
import { PerformanceFigure } from '../PerformanceFigure.tsx'
import { isYoung } from '../performance-words.ts'

export function BotHead({ bot }: { bot: Bot }) {
  const t = useText()
  return (
    <Card title={t('record.story.rule')}>
      <p className="max-w-[72ch] text-16">
        <b className="font-medium">
          {nameOf(t, bot)} {bot.version}.
        </b>{' '}
        {ruleText(bot)}
      </p>
      {bot.halted_reason && <p className="mt-2 text-14 text-warn">{noteText(bot.halted_note, bot.halted_reason)}</p>}
      <p className="mt-2 max-w-[72ch] text-14 text-text-2">{t('bots.follows', { source: bot.source })}</p>
      <p className="mt-2 text-14 text-text-2">
        {bot.released_at ? t('bots.released', { at: momentText(bot.released_at) }) : t('bots.not_released')}
        {' · '}
        {bot.last_fill_at ? t('bots.last_fill', { at: momentText(bot.last_fill_at) }) : t('bots.trades.none')}
      </p>
      <p className="mt-2 text-14 text-text-2">
        {t('bots.value')} <Money value={bot.value} strong /> {t('bots.of_capital', { capital: moneyText(bot.capital) })}
      </p>
      <p className="mt-2 text-14 text-text-2">{t('bots.nobody')}</p>
    </Card>
  )
}

/** A bot's rule as text; it never changes within a version. */
function ruleText({ version, rule }: Pick<Bot, 'version' | 'rule'>): string {
  return noteText({ code: `bot_${version.replace('.', '_')}` }, rule)
}

/** Everything that a bot's decisions depend on: its parameters, code, coins and bars. */
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

/** The six figures of a record since release; none before there is one. */
const six = ['net', 'gross', 'hold', 'max_drawdown', 'worst_day', 'losing_months'] as const

/** The figures, then what they come to in words. */
export function SixFigures({ bot }: { bot: Pick<Bot, 'released_at' | 'since_release'> }) {
  const t = useText()
  const record = isYoung(bot) ? null : bot.since_release
  if (!record) return null
  const { net_percent: net, hold_percent: hold, max_drawdown_percent: fall } = record
  const verdict = t(net === hold ? 'record.make.same' : net > hold ? 'record.make.above' : 'record.make.below')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <StatStrip columns={6} label={t('record.story.figures')}>
        {six.map((line) => (
          <Stat key={line} label={t(`record.lines.${line}`)} figure={<PerformanceFigure line={line} record={record} />} />
        ))}
      </StatStrip>
      <p className="num max-w-[72ch] px-(--card-pad) whitespace-normal text-text-2">
        {verdict} {t('record.make.fall', { fall: percentText(Math.abs(fall).toFixed(2)) })}
      </p>
    </div>
  )
}

/** What the rule would have done before its release, in a dashed box: never in one line with the record. */
const shown = ['net', 'hold', 'max_drawdown'] as const

export function SimulatedBox({ bot }: { bot: Bot }) {
  const t = useText()
  const past = bot.simulated
  return (
    <section aria-labelledby="past" className="rounded-4 border border-dashed border-line-control p-(--card-pad)">
      <h2 id="past" className="font-head text-16 font-bold">
        {past ? t('record.story.past', { from: dateText(past.from), to: dateText(past.to) }) : t('record.simulated')}
      </h2>
      {past ? (
        <dl className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
          {shown.map((line) => (
            <div key={line}>
              <dt className="text-14 text-text-2">{t(`record.lines.${line}`)}</dt>
              <dd className="num mt-0.5 font-medium">
                <PerformanceFigure line={line} record={past} />
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="mt-2 text-14 text-text-2">{t('record.none_simulated')}</p>
      )}
      {past && <p className="mt-3 max-w-[72ch] text-14 text-text-2">{t('record.simulated_help')}</p>}
    </section>
  )
}
