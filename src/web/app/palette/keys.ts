/** The palette's key bindings. */
import { isTyping } from '#web/kit/action/keyboard.ts'

export type Shortcut = 'palette' | 'keys'

/** The action of a key; null for all others. */
export function askedBy(event: KeyboardEvent): Shortcut | null {
  const { key, altKey, shiftKey } = event
  const command = event.ctrlKey || event.metaKey
  if (command && !altKey && !shiftKey && key.toLowerCase() === 'k') return 'palette'
  return key === '?' && !command && !altKey && !isTyping(event.target) ? 'keys' : null
}

export function commandKey(): 'Ctrl' | '⌘' {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'
}
