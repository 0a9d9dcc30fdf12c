/** The sixth cell: what each part of the drawing says. */
import { useText } from '#web/locales/text.ts'
import { TermMini, TermsList } from '#web/ui/index.ts'

export function HowToRead() {
  const t = useText()
  return (
    <section aria-labelledby="how-to-read" className="grid min-w-0 content-start gap-4 rounded-4 border border-line p-(--card-pad)">
      <div>
        <h2 id="how-to-read" className="font-head text-16 font-bold tracking-[-.005em]">
          {t('plans.how')}
        </h2>
        <p className="text-13 text-text-2">{t('plans.how_small')}</p>
      </div>
      <TermMini aside label={t('plans.mini')} />
      <TermsList
        terms={[
          { term: t('plans.how_lines.pane'), value: t('plans.how_lines.pane_text') },
          { term: t('plans.how_lines.diagonal'), value: t('plans.how_lines.diagonal_text') },
          { term: t('plans.how_lines.line'), value: t('plans.how_lines.line_text') },
          { term: t('plans.how_lines.base'), value: t('plans.how_lines.base_text') },
        ]}
      />
      <p className="border-t border-line pt-3 text-13 text-text-2">{t('plans.how_end')}</p>
    </section>
  )
}
