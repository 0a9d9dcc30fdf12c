/**
 * Keyboard shortcuts: j and k open the next and the previous entry, a approves, d declines, x selects. Ignored while typing or in a dialog.
 */
import { useEffect, useState } from 'react'
import { isDialogOpen, isTyping } from '#web/kit/action/keyboard.ts'
import { localItems } from '#web/shared/session/storage.ts'

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

/** Whether single-key shortcuts of the console are on; kept in this browser. */
const KEYS_OFF = 'admin:keys-off'

export function useKeysOn(): readonly [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => localItems.read(KEYS_OFF) === null)
  const change = (next: boolean): void => {
    if (next) localItems.remove(KEYS_OFF)
    else localItems.write(KEYS_OFF, '1')
    setOn(next)
  }
  return [on, change]
}
