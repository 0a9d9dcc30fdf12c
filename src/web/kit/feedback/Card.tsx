/** A surface for one subject. `title` and `aside` are its head; without them it is only the surface. */
import { type ComponentProps, type ReactNode, useId } from 'react'
import { join } from '#web/kit/text/join.ts'

export type CardProps = Omit<ComponentProps<'section'>, 'title'> & {
  title?: ReactNode
  /** Right of the title: a link, a date, a chip. */
  aside?: ReactNode
  /** A line above the title, in capitals. */
  eyebrow?: ReactNode
  /** Heading level of the title. */
  level?: 2 | 3 | undefined
  /** l is 20px, for the card that leads a page. */
  titleSize?: 'm' | 'l' | undefined
  /** Quiet titles are less prominent than the figure beneath them. */
  quiet?: boolean | undefined
  /** No padding: for a table or a strip with its own. */
  flush?: boolean | undefined
}

export function Card(props: CardProps) {
  const { title, aside, eyebrow, level = 2, titleSize = 'm', quiet, flush, className, children, ...rest } = props
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section
      aria-labelledby={title && !rest['aria-label'] ? id : undefined}
      {...rest}
      className={join('min-w-0 rounded-4 border border-line bg-surface-1 shadow-card', !flush && 'p-(--card-pad)', className)}
    >
      {(title || aside) && (
        <header
          className={join(
            'mb-4 flex flex-wrap gap-x-3 gap-y-1',
            eyebrow ? 'items-start' : 'items-center',
            flush && 'px-(--card-pad) pt-(--card-pad)',
          )}
        >
          <div className="min-w-0 flex-[1_1_8rem]">
            {eyebrow && <p className="eyebrow mb-1">{eyebrow}</p>}
            <Heading
              id={id}
              className={join(
                'font-head font-bold wrap-anywhere',
                titleSize === 'l' ? 'text-20 tracking-[-.01em]' : 'text-16 tracking-[-.005em]',
                quiet && 'text-text-2',
              )}
            >
              {title}
            </Heading>
          </div>
          {aside && <div className="ms-auto flex max-w-full min-w-0 items-center gap-2 text-text-3">{aside}</div>}
        </header>
      )}
      {children}
    </section>
  )
}
