/** One line of the side navigation and of the menu sheet. */
import { useRender } from '@base-ui/react/use-render'
import { Icon } from '#web/kit/text/Icon.tsx'
import { join } from '#web/kit/text/join.ts'
import { NavChoice } from './NavChoice.tsx'
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
