/** A step of the form. Hidden, it keeps what was entered; shown again, its first invalid field or else its first field gets the focus. */
import { type ReactNode, useEffect, useRef } from 'react'

export function Step({ shown, children }: { shown: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const was_shown = useRef(shown)
  useEffect(() => {
    if (shown && !was_shown.current) {
      const wrong = box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
      const first = wrong ?? box.current?.querySelector<HTMLElement>('input, select')
      first?.focus()
    }
    was_shown.current = shown
  }, [shown])
  return (
    <div ref={box} hidden={!shown} className="grid gap-5 [&[hidden]]:hidden">
      {children}
    </div>
  )
}
