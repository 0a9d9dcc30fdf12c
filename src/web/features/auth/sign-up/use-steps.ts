/** The two steps of the sign-up: the second follows a valid first, and a refusal of the first's fields leads back to it. */
import { useState } from 'react'
import { toast, useNotice } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { concernsFirst, firstFaults, type SignUpForm } from './form.ts'

type Errors = Readonly<Record<string, string>>

/** `refused`: the errors of the last submit. */
export function useSteps(form: SignUpForm, refused: Errors) {
  const t = useText()
  const notice = useNotice()
  const [step, setStep] = useState<1 | 2>(1)
  const [checked, setChecked] = useState(false)
  const faults = firstFaults(t, form)
  const leads_back = concernsFirst(refused)
  const [led_back, setLedBack] = useState(false)
  // While rendering, so that the form finds the refused field visible when it moves the focus.
  if (leads_back !== led_back) {
    setLedBack(leads_back)
    if (leads_back) setStep(1)
  }
  const next = (): void => {
    const [first] = faults
    const id = notice.next()
    setChecked(first !== undefined)
    if (first) toast.error(first.say, undefined, id)
    else setStep(2)
  }
  const errors: Errors = checked ? Object.assign({}, refused, ...faults.map(({ at }) => at)) : refused
  return { step, errors, next, back: () => setStep(1) }
}
