/** Keyboard shortcuts: j and k open the next and the previous entry, a approves, d declines, x selects. Ignored while typing or in a dialog. */
import { useEffect } from 'react'
import { isDialogOpen, isTyping } from '#web/kit/action/keyboard.ts'

type QueueKeys = { readonly [Key in 'a' | 'd' | 'j' | 'k' | 'x']?: (() => void) | undefined }

export function useQueueKeys(actions: QueueKeys, on: boolean): void {
  useEffect(() => {
    if (!on) return
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isDialogOpen()) return
      const act = actions[event.key.toLowerCase() as keyof QueueKeys]
      if (!act) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [actions, on])
}
