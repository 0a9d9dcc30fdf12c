/** Keyboard shortcuts of the inbox: a approves, d declines, j opens the next one, k the previous. Ignored while typing or in a dialog. */
import { useEffect } from 'react'
import { isDialogOpen, isTyping } from '#web/kit/action/keyboard.ts'

type Actions = Readonly<Partial<Record<'a' | 'd' | 'j' | 'k', () => void>>>

export function useInboxKeys(actions: Actions, on: boolean): void {
  useEffect(() => {
    if (!on) return
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isDialogOpen()) return
      const key = event.key.toLowerCase()
      const act = key === 'a' || key === 'd' || key === 'j' || key === 'k' ? actions[key] : undefined
      if (!act) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [actions, on])
}
