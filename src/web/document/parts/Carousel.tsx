/** A carousel: its buttons, its frame, and one button per item if `pages` names them. Without script it can be scrolled. */
import type { ReactNode } from 'react'
import { buttonStyle } from '#web/kit/action/button-style.ts'
import { join } from '#web/kit/index.ts'

export type CarouselProps = {
  readonly labels: Readonly<Record<'label' | 'role' | 'previous' | 'next' | 'pause' | 'play', string>>
  /** List items. */
  readonly children: ReactNode
  readonly track: string
  /** The label of each item's button. */
  readonly pages?: readonly string[] | undefined
  readonly className?: string | undefined
  /** Its items contain nothing focusable, so the frame itself is. */
  readonly focusable?: boolean | undefined
}

const square = buttonStyle('quiet', 'size-11 px-0! flex-none scripted')

export function Carousel({ labels, children, track, pages, className, focusable }: CarouselProps) {
  return (
    <section data-carousel aria-label={labels.label} aria-roledescription={labels.role} className={join('min-w-0', className)}>
      <div className="flex min-w-0 items-center gap-2">
        <button type="button" data-previous aria-label={labels.previous} className={square}>
          <Glyph path="M12.5 5l-5 5 5 5" className="rtl:-scale-x-100" />
        </button>
        <div
          data-frame
          data-plays="false"
          {...(focusable ? { tabIndex: 0, role: 'group', 'aria-label': labels.label } : {})}
          className="carousel-frame min-w-0 flex-1"
        >
          <ul className={track}>{children}</ul>
        </div>
        <button type="button" data-next aria-label={labels.next} className={square}>
          <Glyph path="M7.5 5l5 5-5 5" className="rtl:-scale-x-100" />
        </button>
        {!pages && <HaltButton labels={labels} />}
      </div>
      {pages && (
        <div className="scripted flex items-center justify-center gap-1 pt-4">
          {pages.map((name, at) => (
            <button key={name} type="button" data-page={at} aria-label={name} aria-current={at === 0} className="carousel-page" />
          ))}
          <HaltButton labels={labels} />
        </div>
      )}
    </section>
  )
}

function HaltButton({ labels }: Pick<CarouselProps, 'labels'>) {
  return (
    <button
      type="button"
      data-halt
      data-pause={labels.pause}
      data-play={labels.play}
      aria-label={labels.pause}
      className={join(square, 'group motion-reduce:hidden')}
    >
      <Glyph path="M7 4.5v11M13 4.5v11" className="group-data-halted:hidden" />
      <Glyph path="M6.5 4 15.5 10l-9 6z" className="hidden group-data-halted:block" />
    </button>
  )
}

/** As the icons of these names. Their list would be a fiftieth of what the front page loads. */
function Glyph({ path, className }: { path: string; className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      width={20}
      height={20}
      className={join('flex-none', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  )
}
