/** Twelve of the coins that the paper bots follow, each linked to its chart. */
import { coins } from '#trading/coins'
import { marketPath } from '#web/entities/market/index.ts'
import { linkStyle } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Carousel } from '../../parts/Carousel.tsx'

const MAX_COINS = 12

export function Coins() {
  const t = useText()
  return (
    <div className="border-y border-line">
      <div className="wrap flex items-center gap-4 py-2">
        <Carousel
          className="flex-1"
          labels={{
            label: t('market.carousel.label'),
            role: t('market.carousel.role'),
            previous: t('market.carousel.previous'),
            next: t('market.carousel.next'),
            pause: t('market.carousel.pause'),
            play: t('market.carousel.play'),
          }}
          track="coin-track"
        >
          {coins.slice(0, MAX_COINS).map(({ id, name, symbol }) => (
            <li key={id}>
              <a
                href={marketPath(symbol)}
                draggable={false}
                className="grid justify-items-center gap-2 rounded-3 px-1 py-2 text-13 no-underline hover:bg-surface-2 focus-visible:outline-offset-[-2px]"
              >
                <img src={`/coins/${symbol.toLowerCase()}.svg`} alt="" width={32} height={32} loading="lazy" draggable={false} />
                <span className="max-w-full truncate">{name}</span>
              </a>
            </li>
          ))}
        </Carousel>
        <a href="/market" className={`${linkStyle} inline-flex min-h-11 items-center text-14 max-sm:hidden`}>
          {t('site.ticker.prices')}
        </a>
      </div>
    </div>
  )
}
