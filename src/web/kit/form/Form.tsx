/**
 * A form with errors at its fields. After each submit, and after the server's reply, the first invalid field gets the focus; later input is
 * not interrupted.
 */

import { type ComponentProps, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { announce } from '#web/kit/text/announce.ts'

export type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate' | 'ref'> & {
  onSubmit: () => void
  /** After a submit with faults at several fields: what they have in common. */
  summary?: string | undefined
  /** The record that its fields are about, where the address does not say it: what is typed for one is never put back into another's. */
  about?: string | undefined
  ref?: RefObject<HTMLFormElement | null>
}

/** The text that the field around it shows; its name if there is none. */
function errorOf(control: HTMLElement): string {
  const texts = control.getAttribute('aria-describedby')?.split(' ') ?? []
  const error = texts.map((id) => document.getElementById(id)).find((element) => element?.id.endsWith('-error'))
  return error?.innerText ?? control.getAttribute('aria-label') ?? ''
}

export function Form({ onSubmit, summary, about, children, ref, ...rest }: FormProps) {
  const own = useRef<HTMLFormElement>(null)
  const form = ref ?? own
  const [tries, setTries] = useState(0)
  const expects = useRef(false)
  const focused = useRef<Element | null>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A dialog's form is not in the form of the page that React has it in.
    event.stopPropagation()
    expects.current = true
    focused.current = null
    setTries(tries + 1)
    onSubmit()
  }
  // On each render: errors come with the parent's state, at once or with the server's reply.
  useEffect(() => {
    if (!expects.current) return
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null
    if (first && first !== focused.current) {
      // What has the focus already says nothing when it gets it again.
      if (document.activeElement === first) announce(errorOf(first), 'assertive')
      else first.focus()
    }
    focused.current = first
  })
  const rests = () => {
    expects.current = false
  }
  return (
    <form {...rest} ref={form} data-about={about} noValidate onSubmit={submit} onInput={rests}>
      {children}
      {summary && <p className="text-14 text-loss">{summary}</p>}
    </form>
  )
}
