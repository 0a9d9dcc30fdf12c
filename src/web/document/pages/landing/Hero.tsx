/** What the product is, for whom, and the one next step, beside the calculator. Below: what the AI is. */

import { type ExampleTerms, exampleAmount } from '#web/document/parts/example.ts'
import { useHas } from '#web/document/parts/Live.tsx'
import { figureMark, WithFigures } from '#web/document/parts/LiveFigure.tsx'
import { useSitePlans } from '#web/document/parts/SitePlans.tsx'
import { isOffered, type OfferedPlan } from '#web/entities/plan/index.ts'
import { buttonStyle } from '#web/kit/action/button-style.ts'
import { Assurance, centsOf, linkStyle, MoneyInput, moneyText, RangeSlider } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { CalculatorPanel } from './CalculatorPanel.tsx'

export function Hero() {
  const t = useText()
  return (
    <section className="wrap grid gap-5 pt-5 pb-5 md:gap-10 md:pt-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)] lg:gap-12 lg:pt-6">
      <div className="grid content-between gap-4 lg:py-4">
        <div className="grid gap-3 md:gap-4">
          <p className="eyebrow">{t('site.hero.tagline')}</p>
          <h1 className="font-serif text-[2.125rem] leading-[1.12] tracking-[-.015em] text-balance sm:text-[2.75rem] lg:text-[3rem] xl:text-[3.5rem]">
            {t('site.hero.title')}
          </h1>
          <p className="max-w-[52ch] text-16 text-text-2 md:text-18">{t('site.hero.lead')}</p>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-1 pt-1">
            <a href="/register" className={buttonStyle('primary', 'min-h-12 text-16! member:hidden')}>
              {t('site.hero.start')}
            </a>
            <a href="/plans" className={buttonStyle('primary', 'min-h-12 text-16! guest:hidden')}>
              {t('site.hero.start')}
            </a>
            <a href="/proof" className={`${linkStyle} inline-flex min-h-11 items-center`}>
              {t('site.hero.proof')}
            </a>
          </div>
          <div className="grid max-w-[52ch] gap-1">
            <p className="font-medium">{t('site.hero.safe')}</p>
            <CoveredNow />
          </div>
        </div>
        <p className="max-w-[52ch] border-s-2 border-term-aside ps-4 text-14 text-text-2">
          {t('site.hero.ai')}{' '}
          <a href="/bots" className={linkStyle}>
            {t('site.hero.ai_link')}
          </a>
        </p>
      </div>
      <Calculator />
    </section>
  )
}

/** Nothing before the first signed total that owes something. */
function CoveredNow() {
  const t = useText()
  if (!useHas()('coverage')) return null
  return (
    <Assurance>
      <WithFigures text={t('site.hero.covered', { coverage: figureMark('coverage') })} place="hero" />
    </Assurance>
  )
}

/** Chosen at first, if it is on sale. */
const FIRST = 'diamond'

type CalculatorPlan = { readonly plan: OfferedPlan; readonly terms: ExampleTerms }

function Calculator() {
  const t = useText()
  const plans = useSitePlans().filter(isOffered).map(withTerms)
  const onSale = plans.filter(({ plan }) => plan.availability === 'on_sale')
  const chosen = onSale.find(({ plan }) => plan.id === FIRST) ?? onSale[0] ?? plans[0]
  if (!chosen) return null
  return (
    <form
      data-calculator
      aria-label={t('site.hero.calculator')}
      className="calculator grid min-w-0 gap-3 rounded-4 border border-line bg-surface-1 p-4 shadow-card md:gap-4 md:p-6"
    >
      <fieldset className="calculator-plans grid min-w-0 grid-cols-6 gap-2 sm:grid-cols-5">
        <legend className="sr-only">{t('site.hero.plan')}</legend>
        {plans.map(({ plan, terms }) => (
          <PlanChoice key={plan.id} plan={plan} terms={terms} checked={plan === chosen.plan} />
        ))}
      </fieldset>
      {onSale.length > 0 && <Amount {...chosen} />}
      <div className="calculator-panels grid min-w-0">
        {plans.map(({ plan, terms }) => (
          <CalculatorPanel key={plan.id} plan={plan} terms={terms} />
        ))}
      </div>
    </form>
  )
}

function withTerms(plan: OfferedPlan): CalculatorPlan {
  const [bps, min, max] = [plan.percent, plan.min, plan.max].map((value) => centsOf(value) ?? 0n) as [bigint, bigint, bigint]
  return { plan, terms: { bps, days: plan.days, min, max } }
}

function PlanChoice({ plan, terms, checked }: CalculatorPlan & { checked: boolean }) {
  const t = useText()
  return (
    <label className="relative col-span-2 grid min-h-11 cursor-pointer content-center justify-items-center rounded-3 border border-line-control px-1 py-1 text-center font-head text-14 font-bold hover:bg-surface-2 has-checked:border-term-aside has-checked:bg-accent-wash has-checked:text-accent-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus sm:col-span-1 nth-5:col-span-3 nth-6:col-span-3 sm:nth-5:col-span-1 sm:nth-6:col-span-1">
      <input
        type="radio"
        name="plan"
        value={plan.id}
        defaultChecked={checked}
        data-bps={String(terms.bps)}
        data-days={terms.days}
        data-min={String(terms.min)}
        data-max={String(terms.max)}
        data-example={String(exampleAmount(terms))}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      <span>{plan.name}</span>
      <span className="font-sans text-14 font-normal text-text-2">{t('site.hero.days', { count: plan.days })}</span>
    </label>
  )
}

/** For the plan that is chosen at first; the script follows the choice. */
function Amount({ plan, terms }: CalculatorPlan) {
  const t = useText()
  const example = exampleAmount(terms)
  const [min, max, value] = [terms.min, terms.max, example].map((amount) => Number(amount / 100n)) as [number, number, number]
  return (
    <div
      className="scripted grid grid-cols-[8.5rem_minmax(0,1fr)] items-center gap-x-4 sm:gap-x-5 sm:grid-cols-[10rem_minmax(0,1fr)]"
      data-amount
    >
      <MoneyInput
        name="amount"
        aria-label={t('site.hero.amount')}
        aria-describedby="calculator-range"
        defaultValue={moneyText(example).slice(1).replaceAll(',', '')}
      />
      <div>
        <RangeSlider label={t('plans.calculator.slider')} min={min} max={max} value={value} onChange={() => {}} />
        <p id="calculator-range" data-limits className="num flex justify-between gap-3 text-14 text-text-2">
          <bdi translate="no" dir="ltr">
            {moneyText(plan.min, 'auto', true)}
          </bdi>
          <bdi translate="no" dir="ltr">
            {moneyText(plan.max, 'auto', true)}
          </bdi>
        </p>
      </div>
    </div>
  )
}
