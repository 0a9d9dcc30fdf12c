/** The menu of the app at the side: its entries, the views of one, and its foot. */

import { useRender } from '@base-ui/react/use-render'
import { type ReactNode, useId, useState } from 'react'
import { IconButton } from '#web/kit/action/IconButton.tsx'
import { Icon } from '#web/kit/text/Icon.tsx'
import { join } from '#web/kit/text/join.ts'
import type { NavGroup, NavItem, Navigation } from './nav.ts'

type SideNavProps = { label: string; brand: ReactNode; navigation: Navigation }

export function SideNav({ label, brand, navigation: { items, more, foot, views, section } }: SideNavProps) {
  return (
    <div className="hidden border-e border-line bg-surface-1 lg:block">
      <nav aria-label={label} className="sticky top-(--h-ribbon) flex h-[calc(100dvh-var(--h-ribbon))] flex-col">
        <div className="px-6 pt-4 pb-3">{brand}</div>
        <NavViews views={views} />
        <div className="flex min-h-0 flex-1 flex-col gap-0.5 overflow-y-auto px-3 py-1">
          {section && <p className="px-3 pb-1 font-head text-12 font-semibold text-text-3">{section}</p>}
          {items.map((item) => (
            <NavLine key={item.href} item={item} />
          ))}
          {more.items.length > 0 && <NavMore more={more} />}
        </div>
        <NavFoot foot={foot} />
      </nav>
    </div>
  )
}

/** Further menu entries behind one line, which opens in place; open from the start on one of their pages. */
function NavMore({ more: { title, items } }: { more: NavGroup }) {
  const id = useId()
  const [chosen, choose] = useState<boolean | null>(null)
  const open = chosen ?? items.some(({ current }) => current)
  const waiting = items.reduce((sum, { count = 0 }) => sum + count, 0)
  return (
    <>
      <button type="button" aria-expanded={open} aria-controls={id} onClick={() => choose(!open)} className={navLine(false)}>
        <Icon name="more" />
        <span className="min-w-0 flex-1">{title}</span>
        {!open && waiting > 0 && (
          <span translate="no" className="num font-sans text-12 font-medium text-text-2">
            {waiting}
          </span>
        )}
        <Icon name={open ? 'chevron-up' : 'chevron-down'} size={16} />
      </button>
      <div id={id} hidden={!open} className="grid gap-0.5 ps-3 [&[hidden]]:hidden">
        {items.map((item) => (
          <NavLine key={item.href} item={item} />
        ))}
      </div>
    </>
  )
}

/** One line of the side navigation and of the menu sheet. */
const line =
  'flex min-h-11 w-full items-center gap-3 rounded-3 px-3 text-start font-head text-14 font-semibold no-underline transition-colors duration-(--d-1) lg:min-h-9 focus-visible:rounded-3'

function navLine(current: boolean): string {
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
        className="min-w-0 flex-1 appearance-none bg-transparent py-2 font-head text-14 font-semibold pointer-coarse:text-16 outline-none focus-visible:outline-none [&>option]:bg-pop [&>option]:text-text"
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

/** The foot of the navigation, always visible: one place and icon buttons. */
export function NavFoot({ foot: { place, actions }, onFollow }: { foot: Navigation['foot']; onFollow?: (() => void) | undefined }) {
  return (
    <div className="flex flex-none items-center gap-1 border-t border-line px-3 py-2">
      <div className="min-w-0 flex-1">
        <NavLine item={place} onFollow={onFollow} />
      </div>
      {actions.map(({ icon, label, onSelect }) => (
        <IconButton
          key={icon}
          name={icon}
          label={label}
          title={label}
          onClick={() => {
            onSelect()
            onFollow?.()
          }}
        />
      ))}
    </div>
  )
}

/** A switch between two sets of screens: links, so that each has a URL. */
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
