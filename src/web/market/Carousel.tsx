/**
 * Twelve coins that go round: nine, six, four or two at once. It goes on every three seconds and halts under the pointer, at keyboard focus and
 * by its button; a click on it ends nothing. Under reduced motion it goes on by its arrows only. (The library's own autoplay goes on again after
 * a click or a focus that has left, even where its button had halted it; so the time is kept here.)
 */
import useEmblaCarousel from 'embla-carousel-react'
import { type FocusEvent, useEffect, useState } from 'react'
import { useText } from '#web/locales/text.ts'
import { IconButton } from '#web/ui/index.ts'
import { Go } from '../go.tsx'
import { CoinMark } from './CoinMark.tsx'
import { untold } from './coin.ts'
import { marketPath } from './market-path.ts'

const SHOWN = 12
const STEP_MS = 3_000
const GLIDE = 25

function wayOf(still: boolean) {
  return { loop: true, align: 'start', duration: still ? 0 : GLIDE, direction: document.dir === 'rtl' ? 'rtl' : 'ltr' } as const
}

export function Carousel() {
  const t = useText()
  const still = useStill()
  const [viewport, embla] = useEmblaCarousel(wayOf(still))
  const [halted, setHalted] = useState(false)
  const [over, setOver] = useState(false)
  const [focused, setFocused] = useState(false)
  const plays = !still && !halted && !over && !focused
  useEffect(() => {
    if (!embla || !plays) return
    const timer = setInterval(() => embla.scrollNext(), STEP_MS)
    return () => clearInterval(timer)
  }, [embla, plays])
  return (
    <section
      aria-label={t('market.carousel.label')}
      aria-roledescription={t('market.carousel.role')}
      className="flex min-w-0 items-center gap-2"
    >
      <IconButton name="chevron-left" label={t('market.carousel.previous')} onClick={() => embla?.scrollPrev()} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it is not operated; the pointer over it only halts it */}
      <div
        ref={viewport}
        data-plays={plays}
        onMouseEnter={() => setOver(true)}
        onMouseLeave={() => setOver(false)}
        onFocus={(event: FocusEvent) => setFocused(event.target.matches(':focus-visible'))}
        onBlur={() => setFocused(false)}
        className="min-w-0 flex-1 overflow-hidden"
      >
        <ul className="-ms-[10px] flex touch-pan-y">
          {untold.slice(0, SHOWN).map((coin) => (
            <li
              key={coin.id}
              className="min-w-0 flex-none basis-1/2 ps-[10px] min-[480px]:basis-1/4 min-[768px]:basis-1/6 min-[1024px]:basis-1/9"
            >
              <Go
                to={marketPath(coin.symbol)}
                draggable={false}
                className="grid justify-items-center gap-2 rounded-3 px-1 py-3 text-13 hover:bg-surface-2 focus-visible:outline-offset-[-2px]"
              >
                <CoinMark coin={coin} size={44} />
                <span className="max-w-full truncate">{coin.name}</span>
              </Go>
            </li>
          ))}
        </ul>
      </div>
      <IconButton name="chevron-right" label={t('market.carousel.next')} onClick={() => embla?.scrollNext()} />
      {!still && (
        <IconButton
          name={halted ? 'play' : 'pause'}
          label={t(halted ? 'market.carousel.play' : 'market.carousel.pause')}
          onClick={() => setHalted(!halted)}
        />
      )}
    </section>
  )
}

function useStill(): boolean {
  const [still, setStill] = useState(() => query().matches)
  useEffect(() => {
    const list = query()
    const changed = () => setStill(list.matches)
    list.addEventListener('change', changed)
    return () => list.removeEventListener('change', changed)
  }, [])
  return still
}

function query(): MediaQueryList {
  return matchMedia('(prefers-reduced-motion: reduce)')
}
