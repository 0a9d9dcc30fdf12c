/** The palette's keys and its button; the palette itself is loaded when it is opened. */

import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { isDialogOpen } from '#web/kit/action/keyboard.ts'
import { lazyPart } from '#web/kit/feedback/when-loaded.ts'
import { Icon } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { askedBy, commandKey, type Shortcut } from './keys.ts'

const Part = lazyPart(async () => (await import('./Palette.tsx')).PalettePart)

export function usePalette(): { readonly palette: ReactNode; open(): void } {
  const [asked, ask] = useState<Shortcut | null>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const wanted = askedBy(event)
      if (!wanted) return
      event.preventDefault()
      ask((open) => (open === wanted ? null : open || !isDialogOpen() ? wanted : null))
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return {
    palette: asked && (
      <Suspense fallback={null}>
        <Part asked={asked} ask={ask} />
      </Suspense>
    ),
    open: () => ask('palette'),
  }
}

/** The search button of the top bar: looks like a field from 48em, an icon below. It opens the palette. */
const look =
  'flex size-11 items-center justify-center gap-2 rounded-3 text-14 text-text-2 hover:bg-surface-2 md:h-9 md:w-56 md:justify-start md:border md:border-line-control md:bg-field md:px-3 md:hover:border-text-2 xl:w-68'

export function SearchButton({ onOpen }: { onOpen: () => void }) {
  const t = useText()
  return (
    <button type="button" aria-haspopup="dialog" aria-keyshortcuts="Control+K Meta+K" onClick={onOpen} className={look}>
      <Icon name="search" />
      <span className="flex-1 text-start max-md:sr-only">{t('shell.search')}</span>
      <span aria-hidden="true" className="text-12 text-text-3 max-md:hidden">
        {commandKey()} K
      </span>
    </button>
  )
}
