/** The market as fifteen tiles, each with a dash until its first price. */
import { coins } from '#trading/coins'
import { marketPath } from '#web/entities/market/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { LivePart } from '../../parts/LivePart.tsx'
import { MoreInline, Section } from '../../parts/Section.tsx'

export function MarketMap() {
  const t = useText()
  return (
    <Section
      eyebrow={t('market.heatmap.eyebrow')}
      title={t('market.heatmap.title')}
      lead={
        <>
          {t('site.heatmap.lead')} <MoreInline href="/market">{t('site.heatmap.all')}</MoreInline>
        </>
      }
    >
      <LivePart name="heatmap" className="min-h-144 sm:min-h-180 md:min-h-140 xl:min-h-130">
        <ul className="grid grid-cols-3 gap-1 sm:grid-cols-5">
          {coins.map(({ id, name, symbol }) => (
            <li key={id}>
              <a
                href={marketPath(symbol)}
                className="grid min-h-20 content-between rounded-2 bg-surface-2 p-3 no-underline hover:bg-surface-3 md:min-h-40"
              >
                <span className="font-head text-14 font-bold">{symbol}</span>
                <span className="text-13 text-text-2">{name}</span>
              </a>
            </li>
          ))}
        </ul>
      </LivePart>
    </Section>
  )
}
