/** Which key means what. Whoever types, or answers a question that stands before the page, is left alone. */

export type Asked = 'palette' | 'keys'

/** What the key asks for; null for all others. */
export function askedBy(event: KeyboardEvent): Asked | null {
  const { key, altKey, shiftKey } = event
  const command = event.ctrlKey || event.metaKey
  if (command && !altKey && !shiftKey && key.toLowerCase() === 'k') return 'palette'
  return key === '?' && !command && !altKey && !isTyping(event.target) ? 'keys' : null
}

export function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
}

export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
}

export function commandKey(): 'Ctrl' | '⌘' {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'
}
