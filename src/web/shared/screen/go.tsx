/** A link to a place of ours that needs no router: on the public pages a plain link, in the app the router's own, which main.tsx hands in. */
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
