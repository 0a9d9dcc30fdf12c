/**
 * A modal dialog: 28rem in the middle, a sheet from the bottom on phones. Traps the focus and restores it. Its code loads on first
 * opening.
 */
import { cloneElement, Suspense, useDeferredValue } from 'react'
import { lazyPart } from '#web/kit/feedback/when-loaded.ts'
import type { DialogProps } from './DialogFrame.tsx'
import { useOpened } from './use-opened.ts'

const DialogFrame = lazyPart(async () => (await import('./DialogFrame.tsx')).DialogFrame)

export function Dialog({ open, trigger, onOpenChange, ...question }: DialogProps) {
  const opened = useOpened('dialog')
  // Rendered in a transition after the press.
  const shown = useDeferredValue(open) ?? opened.open
  const change = (next: boolean) => {
    if (!next && question.locked) return
    opened.change(next)
    onOpenChange?.(next)
  }
  return (
    <>
      {trigger && cloneElement(trigger, { ...opened.wiring, 'aria-expanded': shown, ref: opened.opener, onClick: () => change(true) })}
      {(opened.asked || shown) && (
        <Suspense fallback={null}>
          <DialogFrame {...question} open={shown} onOpenChange={change} opener={trigger && opened.opener} />
        </Suspense>
      )}
    </>
  )
}
