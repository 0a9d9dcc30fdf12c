/**
 * One plan in the calculator: what the amount becomes, its drawing, and the full terms. Nothing set aside: a dashed pane and no amounts.
 */
import type { ReactNode } from 'react'
import { formatDecimal, formatUsd } from '#kernel/money'
import { type Example, type ExampleTerms, exampleAmount, exampleDay, exampleOf, paneHeight } from '#web/document/parts/example.ts'
import { MoreInline } from '#web/document/parts/Section.tsx'
import { type OfferedPlan, termsOf } from '#web/entities/plan/index.ts'
import { join } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { planPath } from '#web/shared/session/next.ts'

type PanelProps = { readonly plan: OfferedPlan; readonly terms: ExampleTerms }

export function CalculatorPanel({ plan, terms }: PanelProps) {
  const t = useText()
  const example = exampleOf(terms, exampleAmount(terms))
  const sold = plan.availability === 'on_sale'
  return (
    <div data-panel={plan.id} className="min-w-0 gap-3">
      {sold ? (
        <p className="text-14 text-text-2" data-becomes="">
          <Outputs
            text={t('site.hero.becomes', { capital: outMark('capital'), total: outMark('total'), count: plan.days })}
            example={example}
            className="text-20 text-text sm:text-24"
          />
          <span className="block sm:hidden">{t('site.hero.risk')}</span>
        </p>
      ) : (
        <p className="text-14 text-text-2">{t('plans.invest.subscribed_help')}</p>
      )}
      {sold ? <Drawing terms={terms} example={example} /> : <NotAside />}
      <Terms plan={plan} />
      <p className="flex flex-wrap gap-x-5 gap-y-2 text-14">
        {sold && (
          <MoreInline
            href={planPath({ plan: plan.id, amount: formatDecimal(example.capital) })}
            label={t('plans.invest_now_label', { name: plan.name })}
          >
            {t('plans.invest_now')}
          </MoreInline>
        )}
        <span className="sm:hidden">
          <MoreInline href="#plans">{t('site.features.process.link')}</MoreInline>
        </span>
      </p>
    </div>
  )
}

/**
 * Time runs from left to right in every language. The pane is as high as the amount is of the plan's largest. Its mark is moved to any day.
 */
function Drawing({ terms, example }: { terms: ExampleTerms; example: Example }) {
  const t = useText()
  const { days } = terms
  const day = exampleDay(terms)
  const ticks = [0, Math.round(days / 3), Math.round((days * 2) / 3), days]
  const now = { '--now': `${(day / days) * 100}%` } as Record<string, string>
  return (
    <figure className="grid gap-1.5">
      <div className="flex h-32 flex-col justify-end gap-1 md:h-40">
        <p className="text-14 font-medium text-accent-text">
          <Outputs text={t('site.hero.aside', { amount: outMark('promised') })} example={example} />
        </p>
        <div
          dir="ltr"
          data-pane
          style={{ ...now, height: `${paneHeight(terms, example.capital)}%` }}
          className="plate-pane hatch min-h-8 border border-term-aside"
        >
          <svg aria-hidden="true" className="absolute inset-0 size-full">
            <line x1={now['--now']} y1={`${(1 - day / days) * 100}%`} x2="100%" y2="0" className="plate-line" />
          </svg>
          <i aria-hidden="true" />
          <span className="plate-now">
            <bdi>
              <Outputs text={t('site.hero.now', { day: outMark('day'), amount: outMark('accrued') })} example={example} day={day} />
            </bdi>
          </span>
          <input
            type="range"
            dir="ltr"
            data-day
            min={0}
            max={days}
            defaultValue={day}
            aria-label={t('site.hero.drag')}
            className="plate-slider scripted"
          />
        </div>
      </div>
      <div aria-hidden="true" className="h-0.75 bg-term-aside" />
      <p className="rounded-1 border border-term-principal-edge bg-term-principal px-3 py-0.5 text-14 font-medium">
        <Outputs text={t('site.hero.principal', { amount: outMark('capital') })} example={example} />
      </p>
      <p dir="ltr" className="num flex justify-between text-14 text-text-2">
        {ticks.map((n) => (
          <span key={n} dir="auto">
            {t('site.hero.day', { n })}
          </span>
        ))}
      </p>
    </figure>
  )
}

function NotAside() {
  const t = useText()
  return (
    <div className="grid gap-1.5">
      <p className="grid h-32 place-items-center border border-dashed border-line-control text-14 text-text-2 md:h-40">
        {t('plans.not_aside')}
      </p>
      <div aria-hidden="true" className="h-7 rounded-1 border border-dashed border-line-control" />
    </div>
  )
}

/** The rate with all its conditions, in one size. Phones have a link to the comparison instead. */
function Terms({ plan }: { plan: OfferedPlan }) {
  const { rate, apy, exit, range, capacity, risk } = termsOf(useText(), plan)
  const lines: readonly { term: string; value: ReactNode; note?: ReactNode; wide?: true }[] = [
    rate,
    exit,
    capacity,
    range,
    { ...apy, wide: true },
    { ...risk, wide: true },
  ]
  return (
    <dl className="grid grid-cols-[minmax(0,5fr)_minmax(0,7fr)] gap-x-6 border-t border-line text-14 max-sm:hidden">
      {lines.map(({ term, value, note, wide }) => (
        <div
          key={term}
          className={join(
            'grid content-start grid-cols-[5.5rem_minmax(0,1fr)] gap-x-2 border-b border-line py-1.5',
            wide && 'col-span-2 last:border-b-0',
          )}
        >
          <dt className="text-text-2">{term}</dt>
          <dd className="wrap-anywhere">
            {value}
            {note && <span className="text-text-2"> {note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A sentence with amounts that the calculator's script replaces: `outMark('total')` in a text becomes an element named `total`. */
type OutName = keyof Example | 'day'

function outMark(name: OutName): string {
  return `%out:${name}%`
}

type OutputsProps = { text: string; example: Example; day?: number | undefined; className?: string | undefined }

function Outputs({ text, example, day = 0, className }: OutputsProps) {
  return text.split(/(%out:\w{1,20}%)/).map((piece) => {
    const name = /^%out:(\w+)%$/.exec(piece)?.[1] as OutName | undefined
    return name ? (
      <bdi translate="no" key={piece} dir="ltr" data-out={name} className={join('num', className)}>
        {name === 'day' ? day : formatUsd(example[name])}
      </bdi>
    ) : (
      piece
    )
  })
}
