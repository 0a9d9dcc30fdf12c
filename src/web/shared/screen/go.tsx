/** A link that works without a router: a plain link on public pages, the router's link in the app, which main.tsx provides. */
import { type ComponentProps, type ComponentType, createContext, useContext } from 'react'

export type GoProps = Omit<ComponentProps<'a'>, 'href'> & { readonly to: string }

export const GoContext = createContext<ComponentType<GoProps>>(PlainLink)

export function Go(props: GoProps) {
  const Link = useContext(GoContext)
  return <Link {...props} />
}

function PlainLink({ to, ...rest }: GoProps) {
  return <a {...rest} href={to} />
}
