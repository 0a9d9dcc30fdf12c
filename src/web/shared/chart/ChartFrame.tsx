/** The frame of every chart: the switch between chart and table, the legend, and the library's attribution. */
import { type ReactNode, type RefObject, Suspense, useDeferredValue, useLayoutEffect, useRef, useState } from 'react'
import { formatAxis } from '#kernel/format/number'
import { FilterTabs, Link, Skeleton } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useInView } from '#web/shared/screen/use-in-view.ts'

export type ChartFrameProps = {
  /** Before the switch: a title, a price, the price source. */
  readonly head?: ReactNode
  readonly legend?: ReactNode
  readonly chart: ReactNode
  readonly table: ReactNode
  /** The picture's height, as a class. */
  readonly height?: string | undefined
  /** Drawn without the library, for whole days or months: no attribution and no time note. */
  readonly own?: boolean | undefined
}

export function ChartFrame({ head, legend, chart, table, height = 'h-72 md:h-96', own }: ChartFrameProps) {
  const t = useText()
  const [chosen, choose] = useState<'chart' | 'table'>('chart')
  // A table has a row for each point, so it is rendered in a transition.
  const view = useDeferredValue(chosen)
  const tabs = [
    { value: 'chart', label: t('charts.chart') },
    { value: 'table', label: t('charts.table') },
  ] as const
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">{head}</div>
        <FilterTabs label={t('charts.view')} tabs={tabs} value={chosen} onChange={choose} />
      </div>
      {view === 'chart' && legend}
      {view === 'chart' ? (
        <Picture height={height}>{chart}</Picture>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
        <div role="group" aria-label={t('charts.table')} tabIndex={0} className="max-h-120 overflow-y-auto">
          {table}
        </div>
      )}
      {!own && (
        <p className="text-14 text-text-3">
          {t('charts.utc')}{' '}
          <Link href="https://www.tradingview.com/" rel="noreferrer" target="_blank">
            {t('charts.credit')}
          </Link>
        </p>
      )}
    </div>
  )
}

/** Its code is loaded when it is near the viewport. */
function Picture({ height, children }: { height: string; children: ReactNode }) {
  const { box, in_view } = useInView<HTMLDivElement>()
  const [seen, see] = useState(false)
  if (in_view && !seen) see(true)
  const waiting = <Skeleton height="100%" className="h-full" />
  return (
    <div ref={box} className={height}>
      {seen ? <Suspense fallback={waiting}>{children}</Suspense> : waiting}
    </div>
  )
}

/** The values of an axis. Amounts are whole dollars, or millions above $9,999,999, which the panel's name says. */
export { formatAxis as axisText, inMillions } from '#kernel/format/number'

/** `+2%`, `−0.5%` */
export function axisPercent(value: number): string {
  const text =
    Math.abs(value) >= 1 || value === 0 ? String(Math.round(Math.abs(value) * 10) / 10) : String(Number(Math.abs(value).toPrecision(2)))
  return `${value < 0 ? '−' : value > 0 ? '+' : ''}${text}%`
}

/** A coin's price: whole dollars from a thousand on, four digits under one. */
export function axisPrice(value: number): string {
  if (value < 1) return `$${Number(value.toPrecision(4))}`
  return formatAxis(value >= 1000 ? Math.round(value) : value, false)
}

/** The width of an element in CSS pixels, to draw for it instead of scaling. Null until it is measured. */
export function useWidth<E extends HTMLElement>(): { readonly box: RefObject<E | null>; readonly width: number | null } {
  const box = useRef<E>(null)
  const [width, setWidth] = useState<number | null>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => setWidth(Math.floor(element.clientWidth) || null)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { box, width }
}
