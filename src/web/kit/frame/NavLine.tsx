/** One line of the side navigation and of the menu sheet. */
import { useRender } from '@base-ui/react/use-render'
import { Icon } from '#web/kit/text/Icon.tsx'
import { join } from '#web/kit/text/join.ts'
import type { NavItem } from './nav.ts'

const line =
  'flex min-h-11 w-full items-center gap-3 rounded-3 px-3 text-start font-head text-14 font-semibold no-underline transition-colors duration-(--d-1) lg:min-h-9 focus-visible:rounded-3'

export function navLine(current: boolean): string {
  return join(line, current ? 'bg-accent-wash text-accent-text mark-start' : 'text-text-2 hover:bg-surface-2 hover:text-text')
}

type NavLineProps = { item: NavItem; onFollow?: (() => void) | undefined }

export function NavLine({ item, onFollow }: NavLineProps) {
  return item.choice ? <NavChoice item={item} choice={item.choice} /> : <NavPlace item={item} onFollow={onFollow} />
}

function NavPlace({ item, onFollow }: NavLineProps) {
  const act = () => {
    item.onSelect?.()
    onFollow?.()
  }
  return useRender({
    defaultTagName: item.onSelect ? 'button' : 'a',
    render: item.onSelect ? undefined : item.render,
    props: {
      ...(item.onSelect ? { type: 'button' } : { href: item.href }),
      onClick: act,
      'aria-current': item.current ? 'page' : undefined,
      className: navLine(item.current ?? false),
      children: (
        <>
          <Icon name={item.icon} />
          <span className="min-w-0 flex-1">{item.label}</span>
          {item.count ? (
            <span className="num font-sans text-12 font-medium text-text-2">
              <span aria-hidden={item.countLabel ? true : undefined}>{item.count}</span>
              {item.countLabel && <span className="sr-only">{item.countLabel}</span>}
            </span>
          ) : null}
        </>
      ),
    },
  })
}

/** A select in the navigation, e.g. the language: native, styled like a line. */
function NavChoice({ item, choice }: { item: NavItem; choice: NonNullable<NavItem['choice']> }) {
  return (
    <span className="relative flex min-h-11 items-center gap-3 rounded-3 px-3 text-text-2 hover:bg-surface-2 hover:text-text has-focus-visible:outline-2 has-focus-visible:outline-focus lg:min-h-9">
      <Icon name={item.icon} />
      <select
        aria-label={choice.label}
        value={choice.value}
        onChange={(event) => choice.onChoose(event.target.value)}
        className="min-w-0 flex-1 appearance-none bg-transparent py-2 font-head text-14 font-semibold outline-none focus-visible:outline-none [&>option]:bg-pop [&>option]:text-text"
      >
        {choice.options.map(({ value, label }) => (
          <option key={value} value={value} lang={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} className="pointer-events-none" />
    </span>
  )
}
