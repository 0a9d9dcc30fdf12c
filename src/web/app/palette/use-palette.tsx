/** Opens the palette and the keyboard help from anywhere. Their code and texts load on first use. */
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { isDialogOpen } from '#web/kit/action/keyboard.ts'
import { lazyPart } from '#web/shared/screen/part.ts'
import { askedBy, type Shortcut } from './keys.ts'

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
