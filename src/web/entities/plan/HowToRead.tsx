/** The sixth cell: a legend of the drawing, and the limits of a purchase. */
import type { ReactNode } from 'react'
import { TermsList } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { HatchPane } from '#web/shared/term/index.ts'

export function HowToRead({ site = false, end }: { site?: boolean; end?: ReactNode }) {
  const t = useText()
  const Heading = site ? 'h3' : 'h2'
  return (
    <section
      aria-labelledby="how-to-read"
      className="grid min-w-0 grid-rows-[auto_1fr_auto_auto] gap-4 rounded-4 border border-line p-(--card-pad)"
    >
      <div>
        <Heading id="how-to-read" className="font-head text-16 font-bold tracking-[-.005em]">
          {t('plans.how')}
        </Heading>
        <p className="text-14 text-text-2">{t('plans.how_small')}</p>
      </div>
      <Drawing label={t('plans.mini')} />
      <TermsList
        terms={[
          { term: t('plans.how_lines.pane'), value: t('plans.how_lines.pane_text') },
          { term: t('plans.how_lines.diagonal'), value: t('plans.how_lines.diagonal_text') },
          { term: t('plans.how_lines.line'), value: t('plans.how_lines.line_text') },
          { term: t('plans.how_lines.base'), value: t('plans.how_lines.base_text') },
        ]}
      />
      <p className="border-t border-line pt-3 text-14 text-text-2">{end ?? t('plans.how_end')}</p>
    </section>
  )
}

/** The drawing of a plan's card, as high as the cell allows. */
function Drawing({ label }: { label: string }) {
  return (
    <div role="img" aria-label={label} className="grid min-h-28 grid-rows-[minmax(0,1fr)_2px_1.25rem] gap-1">
      <HatchPane />
      <div className="bg-term-aside" />
      <div className="border border-term-principal-edge bg-term-principal" />
    </div>
  )
}
