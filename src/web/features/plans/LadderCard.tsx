/** One amount over several terms, bought in one step: something ends again and again, instead of all at once. */
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { typedAmount } from '#kernel/format/typed'
import { formatDecimal } from '#kernel/money'
import { isOffered, type OfferedPlan, type Plan } from '#web/entities/plan/index.ts'
import { Button, Card, Checkbox, type Column, centsOf, Field, Form, Money, MoneyInput, moneyText, Table } from '#web/kit/index.ts'
import { useAccount } from '#web/shared/account/queries.ts'
import { WhyBlocked } from '#web/shared/frame/WhyBlocked.tsx'
import { dateText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { shortBy } from './invest-fault.ts'
import { LadderDialog } from './LadderDialog.tsx'
import { type Part, partsOf, rangeOf } from './ladder-parts.ts'
import { type Projection, useProjections } from './projection-query.ts'

/** So many plans are chosen at first. */
const FIRST = 3

export function LadderCard({ plans }: { readonly plans: readonly Plan[] }) {
  const sold = plans.filter(isOffered).filter(({ on_sale }) => on_sale)
  return sold.length < 2 ? null : <Ladder plans={sold.toSorted((a, b) => a.days - b.days)} />
}

function Ladder({ plans }: { readonly plans: readonly OfferedPlan[] }) {
  const t = useText()
  const account = useAccount().data?.account_info
  const [chosen, setChosen] = useState<readonly string[]>(plans.slice(0, FIRST).map(({ id }) => id))
  const [typed, setTyped] = useState('')
  const [checked, setChecked] = useState(false)
  const [buying, setBuying] = useState<readonly Part[] | null>(null)
  const picked = plans.filter(({ id }) => chosen.includes(id))
  const range = rangeOf(picked)
  const amount = centsOf(typedAmount(typed) ?? '') ?? 0n
  const parts = picked.length < 2 ? null : partsOf(picked, amount)
  const fault = faultOf(picked.length, parts, { amount, balance: account && (centsOf(account.main_balance) ?? 0n) })
  const words = { least: moneyText(range.min), most: moneyText(range.max), balance: moneyText(account?.main_balance) }
  const submit = () => {
    setChecked(true)
    if (!fault) setBuying(parts)
  }
  return (
    <Card title={t('plans.ladder.title')}>
      <p className="mb-4 max-w-[70ch] text-text-2">{t('plans.ladder.help')}</p>
      <Form onSubmit={submit} className="grid gap-x-8 gap-y-4 lg:grid-cols-[minmax(16rem,22rem)_minmax(0,1fr)]">
        <div className="grid content-start gap-3">
          <PlanChoice plans={plans} chosen={chosen} onChange={setChosen} />
          <Field
            label={t('plans.invest.amount')}
            required
            error={(checked || amount > 0n) && fault && t(`plans.ladder.${fault}`, words)}
            hint={t('plans.ladder.range', words)}
            aside={account && t('plans.invest.balance', words)}
          >
            <MoneyInput value={typed} onChange={({ target }) => setTyped(target.value)} />
          </Field>
          {fault === 'short' && account ? (
            <Button
              block
              icon="tray-in"
              render={<RouterLink to={`/deposit?amount=${formatDecimal(shortBy(account.main_balance, typed))}`} />}
            >
              {t('plans.ladder.deposit')}
            </Button>
          ) : (
            <Button type="submit" block>
              {t('plans.ladder.buy', { count: picked.length })}
            </Button>
          )}
          <WhyBlocked />
        </div>
        <Steps parts={parts ?? partsOf(picked, range.min) ?? []} example={parts === null} />
      </Form>
      {buying && <LadderDialog parts={buying} onClose={() => setBuying(null)} />}
    </Card>
  )
}

type PlanChoiceProps = {
  readonly plans: readonly OfferedPlan[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

function PlanChoice({ plans, chosen, onChange }: PlanChoiceProps) {
  const t = useText()
  return (
    <fieldset>
      <legend className="text-14 font-medium">{t('plans.ladder.plans')}</legend>
      {plans.map(({ id, name, days }) => (
        <Checkbox
          key={id}
          label={t('plans.ladder.plan', { name, count: days })}
          checked={chosen.includes(id)}
          onChange={({ target }) => onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
        />
      ))}
    </fieldset>
  )
}

type Fault = 'few' | 'outside' | 'short'
type Cents = { readonly amount: bigint; readonly balance: bigint | undefined }

function faultOf(count: number, parts: readonly Part[] | null, { amount, balance }: Cents): Fault | null {
  if (count < 2) return 'few'
  if (!parts) return 'outside'
  return balance !== undefined && amount > balance ? 'short' : null
}

type Step = Part & { readonly projection: Projection | undefined }

/** `example`: no amount is typed that the plans take, and the smallest is shown. */
function Steps({ parts, example }: { readonly parts: readonly Part[]; readonly example: boolean }) {
  const t = useText()
  const projections = useProjections(parts)
  const rows: Step[] = parts.map((part, at) => ({ ...part, projection: projections[at] }))
  const columns: Column<Step>[] = [
    { key: 'plan', head: t('plans.compare.plan'), card: 'title', cell: ({ plan }) => plan.name },
    { key: 'amount', head: t('plans.ladder.part'), align: 'right', cell: ({ amount }) => <Money value={amount} /> },
    {
      key: 'return',
      head: t('plans.ladder.return'),
      align: 'right',
      cell: ({ projection }) => <Money value={projection?.promised_return} />,
    },
    { key: 'ends', head: t('plans.ladder.ends'), align: 'right', cell: ({ projection }) => projection && dateText(projection.matures_at) },
  ]
  return (
    <div>
      {example && parts.length > 0 && <p className="mb-2 text-14 text-text-2">{t('plans.ladder.example')}</p>}
      <Table bare label={t('plans.ladder.steps')} columns={columns} rows={rows} rowKey={({ plan }) => plan.id} />
    </div>
  )
}
