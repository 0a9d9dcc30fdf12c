/** The terms that are the same for all plans on the page; a term that differs stays in each plan's row. */
import { isOffered, type Plan, termsOf } from '#web/entities/plan/index.ts'
import { useText } from '#web/shared/locale/text.ts'

const SHARED = ['capital', 'exit', 'risk'] as const
export type SharedTerm = (typeof SHARED)[number]

type Line = { readonly name: SharedTerm; readonly term: string; readonly value: string }

type Shared = {
  readonly shared: readonly Line[]
  /** The risk line is in the section's lead. */
  readonly risk: string
  readonly own: readonly SharedTerm[]
}

export function useSharedTerms(plans: readonly Plan[]): Shared {
  const t = useText()
  const all = plans.filter(isOffered).map((plan) => termsOf(t, plan, (_part, value) => value))
  const lines = SHARED.map((name) => ({
    name,
    values: new Set(all.map((terms) => String(terms[name].value))),
    term: all[0]?.[name].term ?? '',
  }))
  const same = lines.flatMap(({ name, term, values }) => (values.size === 1 ? [{ name, term, value: [...values].join('') }] : []))
  return {
    shared: same.filter(({ name }) => name !== 'risk'),
    risk: same.find(({ name }) => name === 'risk')?.value ?? '',
    own: lines.flatMap(({ name, values }) => (values.size > 1 ? [name] : [])),
  }
}

export function SharedTerms({ terms }: { terms: readonly Line[] }) {
  const t = useText()
  if (terms.length === 0) return null
  return (
    <dl aria-label={t('site.portfolios.shared')} className="mt-4 grid grid-cols-2 gap-x-8 gap-y-2 text-14 md:max-w-160">
      {terms.map(({ name, term, value }) => (
        <div key={name}>
          <dt className="text-text-2">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
