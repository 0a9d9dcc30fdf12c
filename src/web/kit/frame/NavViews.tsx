/** A switch between two sets of screens: links, so that each has a URL. */
import { useRender } from '@base-ui/react/use-render'
import { join } from '#web/kit/text/join.ts'
import type { NavItem } from './nav.ts'

export function NavViews({ views, onFollow }: { views: readonly NavItem[]; onFollow?: (() => void) | undefined }) {
  if (views.length === 0) return null
  return (
    <div className="mx-3 mb-3 flex flex-none gap-0.5 rounded-3 bg-surface-2 p-0.5">
      {views.map((item) => (
        <View key={item.href} item={item} onFollow={onFollow} />
      ))}
    </div>
  )
}

function View({ item, onFollow }: { item: NavItem; onFollow: (() => void) | undefined }) {
  return useRender({
    defaultTagName: 'a',
    render: item.render,
    props: {
      href: item.href,
      onClick: onFollow,
      'aria-current': item.current ? 'true' : undefined,
      className: join(
        'grid min-h-11 min-w-0 flex-1 place-items-center rounded-2 px-1.5 text-center font-head text-12 leading-4 font-semibold text-balance no-underline lg:min-h-9',
        item.current ? 'bg-surface-1 text-text shadow-card' : 'text-text-2 hover:text-text',
      ),
      children: item.label,
    },
  })
}
