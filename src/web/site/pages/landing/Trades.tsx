/** The last nine fills of the paper bots; loaded by script, because they are live. */

import { Skeleton } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { LivePart } from '../../parts/LivePart.tsx'
import { MoreInline, Section } from '../../parts/Section.tsx'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']

export function Trades() {
  const t = useText()
  return (
    <Section
      split
      raised
      eyebrow={t('site.trades.eyebrow')}
      title={t('site.trades.title')}
      lead={
        <>
          {t('site.trades.lead')} <MoreInline href="/live-trades">{t('site.trades.all')}</MoreInline>
        </>
      }
    >
      <div className="rounded-4 border border-line bg-canvas p-4 shadow-card light:bg-surface-1 md:p-7">
        <h3 className="mb-2 font-serif text-20 md:mb-4 md:text-24">{t('site.trades.recent')}</h3>
        <p className="unscripted text-text-2">{t('site.trades.without')}</p>
        <LivePart name="trades" className="scripted min-h-[27rem] max-sm:min-h-[29rem]">
          <div aria-hidden="true" className="grid gap-5 py-3">
            {ROWS.map((row) => (
              <Skeleton key={row} height={18} />
            ))}
          </div>
        </LivePart>
      </div>
    </Section>
  )
}
