/** Filters of fills by bot and pair, in the URL. Changing one resets the page. */
import { useSearchParams } from 'react-router'
import { botText, useBots } from '#web/entities/bot/index.ts'
import { Button, Field, Select } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

/** The filters in the URL; invalid ones count as none. */
export function readTradeFilter(search: URLSearchParams): { bot: string; pair: string } {
  const pick = (name: string, form: RegExp) => form.exec(search.get(name) ?? '')?.[0] ?? ''
  return { bot: pick('bot', /^\d\.\d$/), pair: pick('pair', /^[A-Z]{2,8}USDT$/) }
}

/** The options, plus the URL's value even if it is unknown. */
function useChoices(filter: { bot: string; pair: string }) {
  const { data = [] } = useBots()
  const versions = new Set([...data.map(({ version }) => version as string), filter.bot])
  const pairs = new Set([...data.flatMap(({ coins }) => coins), filter.pair])
  return { versions: [...versions].filter(Boolean), pairs: [...pairs].filter(Boolean).sort() }
}

export function TradeFilters() {
  const t = useText()
  const [search, setSearch] = useSearchParams()
  const filter = readTradeFilter(search)
  const { versions, pairs } = useChoices(filter)
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(search)
    next.delete('cursor')
    if (value) next.set(name, value)
    else next.delete(name)
    setSearch(next)
  }
  const options = (all: readonly string[], any: string, nameOf = (value: string) => value) => [
    { value: '', label: any },
    ...all.map((value) => ({ value, label: nameOf(value) })),
  ]
  return (
    <search aria-label={t('bots.trades.filter')} className="flex w-full flex-wrap items-end gap-3 sm:w-auto sm:flex-1">
      <Field label={t('bots.trades.filter_bot')} className="min-w-32 flex-1 sm:max-w-80">
        <Select
          size="s"
          value={filter.bot}
          onChange={(event) => choose('bot', event.target.value)}
          options={options(versions, t('bots.trades.all_bots'), (version) => botText(t, version))}
        />
      </Field>
      <Field label={t('bots.trades.filter_pair')} className="min-w-32 flex-1 sm:max-w-52">
        <Select
          size="s"
          value={filter.pair}
          onChange={(event) => choose('pair', event.target.value)}
          options={options(pairs, t('bots.trades.all_pairs'))}
        />
      </Field>
      {(filter.bot || filter.pair) && (
        <Button variant="quiet" size="s" icon="x" onClick={() => setSearch(new URLSearchParams())}>
          {t('bots.trades.clear')}
        </Button>
      )}
    </search>
  )
}
