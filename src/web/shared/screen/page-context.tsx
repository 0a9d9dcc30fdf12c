/**
 * What public pages and the app do differently, by context: links, the origin, the offer of the sample account; and links inside a
 * sentence.
 */
import { type ComponentProps, type ComponentType, createContext, type ReactNode, useContext } from 'react'

export type GoProps = Omit<ComponentProps<'a'>, 'href'> & { readonly to: string }

export const GoContext = createContext<ComponentType<GoProps>>(PlainLink)

export function Go(props: GoProps) {
  const Link = useContext(GoContext)
  return <Link {...props} />
}

function PlainLink({ to, ...rest }: GoProps) {
  return <a {...rest} href={to} />
}

/** A catalogue sentence with an element in place of one parameter, which was filled with `SLOT`. */
export const SLOT = '\u0000'

export function TextWithElement({ text, children }: { text: string; children: ReactNode }) {
  const [before, after] = text.split(SLOT)
  return (
    <>
      {before}
      {children}
      {after}
    </>
  )
}

/** The public origin of this instance, without a trailing slash: the browser's, or the server's during rendering. */
export const Origin = createContext<string | null>(null)

export function useOrigin(): string {
  return useContext(Origin) ?? location.origin
}

/** Whether a page offers the sample account: on an instance without an open plan. The server says so; the app never offers it. */
export const SampleOffer = createContext(false)

export function useSampleOffer(): boolean {
  return useContext(SampleOffer)
}
