/** A link in text or in a card's head: always underlined, so that it doesn't depend on colour. */
import { useRender } from '@base-ui/react/use-render'
import type { ComponentProps, ReactElement } from 'react'
import { Icon } from './Icon.tsx'
import { join } from './join.ts'

export type LinkProps = ComponentProps<'a'> & {
  render?: ReactElement | undefined
  /** An external link: adds the arrow and rel="noreferrer". */
  external?: boolean | undefined
}

/** The style alone, for a router's link component. */
export const linkStyle =
  'font-medium text-accent-text underline decoration-accent-edge underline-offset-3 hover:text-accent-text-hover hover:decoration-current'

export function Link({ render, external, className, children, ref, ...rest }: LinkProps) {
  return useRender({
    defaultTagName: 'a',
    render,
    ref,
    props: {
      ...rest,
      ...(external ? { rel: 'noreferrer', target: '_blank' } : {}),
      className: join(linkStyle, 'tap', external && 'inline-flex items-center gap-1', className),
      children: external ? (
        <>
          {children}
          <Icon name="external" size={14} />
        </>
      ) : (
        children
      ),
    },
  })
}
