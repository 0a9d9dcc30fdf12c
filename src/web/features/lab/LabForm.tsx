/** One question and one button: a bot or a rule. Coins, days, costs and the band of shuffles have usual values under More settings. */
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { coins as allCoins } from '#trading/coins'
import { lazyPart } from '#web/kit/feedback/when-loaded.ts'
import {
  Button,
  Card,
  Checkbox,
  Field,
  FilterTabs,
  Form,
  join,
  linkStyle,
  NumberInput,
  Select,
  Skeleton,
  TextInput,
} from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { aboutText, choiceText } from './choice-words.ts'
import { botChoices, type Choice, cautionary, hindsight, ownRules, ruleChoices, type Setup } from './lab-messages.ts'
import type { OwnPrices } from './own-file/OwnFile.tsx'
import { COST_PLACES, type Draft, type DraftErrors, firstDraft, readDraft } from './setup.ts'

const OwnRule = lazyPart(async () => (await import('./own-rule/OwnRule.tsx')).OwnRule)

const groups = { bots: botChoices, rules: ruleChoices, own: ownRules, cautionary, hindsight } as const
type Group = keyof typeof groups
type Change = (part: Partial<Draft>) => void
type Part = { readonly draft: Draft; readonly wrong: DraftErrors; readonly change: Change }

export function LabForm({ own, onRun, working }: { own: OwnPrices | null; onRun: (setup: Setup) => void; working: boolean }) {
  const t = useText()
  const asked = useSearchParams()[0].get('bot')
  const [draft, setDraft] = useState(() => firstDraft(asked))
  const [wrong, setWrong] = useState<DraftErrors>({})
  const change: Change = (part) => setDraft((known) => ({ ...known, ...part }))
  const run = () => {
    const read = readDraft(draft, own)
    setWrong('wrong' in read ? read.wrong : {})
    if ('setup' in read) onRun(read.setup)
  }
  const part = { draft, wrong, change }
  return (
    <Card title={t('lab.form')}>
      <Form className="grid gap-4" onSubmit={run}>
        <ChoiceField {...part} />
        {draft.choice === 'own' && (
          <Suspense fallback={<Skeleton className="h-80" />}>
            <OwnRule rule={draft.program} onChange={(program) => change({ program })} error={wrong.program && t('lab.own_wrong')} />
          </Suspense>
        )}
        <Button type="submit" acts={false} icon="chart" working={working} workingLabel={t('common.wait')} className="sm:justify-self-start">
          {t('lab.run')}
        </Button>
        <MoreSettings {...part} own={own} />
      </Form>
    </Card>
  )
}

/** Everything that has a usual value. Open where a value in it is wrong. */
function MoreSettings({ own, ...part }: Part & { readonly own: OwnPrices | null }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const is_wrong = Object.keys(part.wrong).some((name) => name !== 'program')
  return (
    <details open={open || is_wrong} onToggle={(event) => setOpen(event.currentTarget.open)} className="group border-t border-line pt-3">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 select-none">
        <span className={linkStyle}>{t('lab.more')}</span>
        <span className="text-14 text-text-2 group-open:hidden">{t(own ? 'lab.usual_own' : 'lab.usual')}</span>
      </summary>
      <div className="mt-3 grid items-start gap-4 lg:grid-cols-2 lg:gap-8 [&>*]:min-w-0">
        {!own && <CoinField {...part} />}
        <div className="grid gap-4">
          {!own && <IntervalField {...part} />}
          {!own && <DateFields {...part} />}
          <CostField {...part} />
          <BandFields {...part} />
        </div>
      </div>
    </details>
  )
}

function ChoiceField({ draft, change }: Part) {
  const t = useText()
  return (
    <Field label={t('lab.choice')} hint={aboutText(t, draft.choice)}>
      <Select value={draft.choice} onChange={(event) => change({ choice: event.target.value as Choice })}>
        {(Object.keys(groups) as Group[]).map((group) => (
          <optgroup key={group} label={t(`lab.groups.${group}`)}>
            {groups[group].map((choice) => (
              <option key={choice} value={choice}>
                {choiceText(t, choice)}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </Field>
  )
}

const chip =
  'relative min-h-9 rounded-full after:absolute after:-inset-x-0.75 after:-inset-y-1 border px-3 text-14 font-medium focus-visible:rounded-full'

export function CoinField({ draft, wrong, change }: Part) {
  const t = useText()
  const toggle = (symbol: string) => {
    const selected = draft.coins.includes(symbol)
    change({ coins: selected ? draft.coins.filter((coin) => coin !== symbol) : [...draft.coins, symbol] })
  }
  return (
    <Field group label={t('lab.coins')} error={wrong.coins && t('lab.coins_wrong')}>
      <div className="flex flex-wrap gap-x-1.5 gap-y-2">
        {allCoins.map(({ symbol, name }) => {
          const chosen = draft.coins.includes(symbol)
          return (
            <button
              key={symbol}
              type="button"
              title={name}
              aria-pressed={chosen}
              onClick={() => toggle(symbol)}
              className={join(
                chip,
                chosen ? 'border-term-aside bg-accent-wash text-accent-text' : 'border-line-strong text-text-2 hover:bg-surface-2',
              )}
            >
              {symbol}
            </button>
          )
        })}
      </div>
    </Field>
  )
}

function IntervalField({ draft, change }: Part) {
  const t = useText()
  return (
    <Field group label={t('lab.interval')}>
      <FilterTabs
        label={t('lab.interval')}
        value={draft.interval}
        onChange={(interval) => change({ interval })}
        tabs={(['1d', '1h'] as const).map((value) => ({ value, label: t(`lab.intervals.${value}`) }))}
      />
    </Field>
  )
}

export function DateFields({ draft, wrong, change }: Part) {
  const t = useText()
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('lab.from')} error={wrong.dates && t('lab.dates_wrong')}>
          <TextInput type="date" value={draft.from} onChange={(event) => change({ from: event.target.value })} />
        </Field>
        <Field label={t('lab.to')}>
          <TextInput type="date" value={draft.to} onChange={(event) => change({ to: event.target.value })} />
        </Field>
      </div>
      <p className="-mt-2 text-14 text-text-3">{t('lab.dates_hint')}</p>
    </>
  )
}

export function CostField({ draft, wrong, change }: Part) {
  const t = useText()
  return (
    <Field label={t('lab.costs')} hint={t('lab.costs_hint')} error={wrong.costs && t('lab.costs_wrong')}>
      <NumberInput
        places={COST_PLACES}
        value={draft.cost_bps}
        suffix={<span className="text-14 text-text-2">{t('lab.bp')}</span>}
        onChange={(event) => change({ cost_bps: event.target.value })}
      />
    </Field>
  )
}

const blocks = ['1', '5', '20']

function BandFields({ draft, wrong, change }: Part) {
  const t = useText()
  return (
    <div className="border-t border-line">
      <Checkbox
        label={t('lab.band')}
        hint={t('lab.band_hint')}
        checked={draft.shuffled}
        onChange={(event) => change({ shuffled: event.target.checked })}
      />
      {draft.shuffled && (
        <div className="mt-3 grid gap-4 sm:grid-cols-2">
          <Field label={t('lab.block')}>
            <Select
              value={draft.block}
              onChange={(event) => change({ block: event.target.value })}
              options={blocks.map((value) => ({ value, label: value }))}
            />
          </Field>
          <Field label={t('lab.seed')} error={wrong.seed && t('lab.seed_wrong')}>
            <TextInput inputMode="numeric" value={draft.seed} onChange={(event) => change({ seed: event.target.value })} />
          </Field>
        </div>
      )}
    </div>
  )
}
