/**
 * A form that answers at its fields. After each try, and after the server's answer to it, the first field in error has the focus; what the person
 * does meanwhile is not interrupted.
 */
import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react'

export type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate' | 'ref'> & { onSubmit: () => void }

export function Form({ onSubmit, children, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  const expects = useRef(false)
  const focused = useRef<Element | null>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    expects.current = true
    focused.current = null
    setTries(tries + 1)
    onSubmit()
  }
  // Each time it is drawn: errors come with the parent's state, at once or with the server's answer.
  useEffect(() => {
    if (!expects.current) return
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null
    if (first && first !== focused.current) first.focus()
    focused.current = first
  })
  const rests = () => {
    expects.current = false
  }
  return (
    <form {...rest} ref={form} noValidate onSubmit={submit} onInput={rests}>
      {children}
    </form>
  )
}
