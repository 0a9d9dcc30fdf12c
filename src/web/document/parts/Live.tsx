/** The public figures of this instance, as text by name: server-rendered on pages, fetched by the app's frame. An unknown one is a dash. */
import { createContext, type ReactNode, useContext } from 'react'
import type { LiveTexts } from '#contract/shared/page-renderer'
import { NO_FIGURE } from '#contract/shared/stat-name'
import { join } from '#web/kit/index.ts'

const Known = createContext<LiveTexts>({})
export const KnownLive = Known.Provider

export function useLive(): (name: string) => string {
  const figures = useContext(Known)
  return (name) => figures[name] ?? NO_FIGURE
}

export function Live({ name, className }: { name: string; className?: string | undefined }) {
  const live = useLive()
  return (
    <span translate="no" data-live={name} className={join('num', className)}>
      {live(name)}
    </span>
  )
}

type LiveWhenProps = { readonly name: string; readonly is: string; readonly children: ReactNode }

/** Content that depends on a figure's value. */
export function LiveWhen({ name, is, children }: LiveWhenProps) {
  return useLive()(name) === is ? children : null
}

/** Whether a figure has a value other than zero, as far as the server said. */
export function useHas(): (name: string) => boolean {
  const live = useLive()
  return (name) => live(`has_${name}`) !== 'no'
}

/** A part of a page that React draws once it is near the window, over what works without a script. page/draw-part.tsx has its code. */
export type LivePartName = 'trades' | 'heatmap' | 'testimonials' | 'status' | 'support'

type LivePartProps = { readonly name: LivePartName; readonly className?: string; readonly children: ReactNode }

export function LivePart({ name, className, children }: LivePartProps) {
  return (
    <div data-part={name} className={className}>
      {children}
    </div>
  )
}
