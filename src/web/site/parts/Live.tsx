/**
 * A figure that the server writes into the finished page, once a minute. `liveMark` is for places that take only a string (an attribute). Until it
 * is known, and where nobody fills it in, it is a dash.
 */
import { createContext, createElement, type ReactNode, useContext } from 'react'
import { join } from '#web/kit/index.ts'

/** The figures themselves, where the frame is drawn in a browser and no server writes into it. */
export const KnownLive = createContext<Readonly<Record<string, string>> | null>(null)

/** A figure by its name, as text: its mark in a page that the server fills in. */
export function useLive(): (name: string) => string {
  const known = useContext(KnownLive)
  return known ? (name) => known[name] ?? UNKNOWN : liveMark
}

const UNKNOWN = '–'

export function liveMark(name: string): string {
  return `%live:${name}%`
}

export function Live({ name, className }: { name: string; className?: string | undefined }) {
  const live = useLive()
  return (
    <span data-live={name} className={join('num', className)}>
      {live(name)}
    </span>
  )
}

type LiveWhenAttributes = { readonly name: string; readonly is: string; readonly children: ReactNode }

/** What a page has only while a figure reads so: the server keeps it or leaves it out, and never sends the element. */
export function LiveWhen(props: LiveWhenAttributes) {
  return createElement('live-when', props)
}
