/** Where what is typed in a field can mean several figures: a question for each, which puts its text into the field. */
import { type RefObject, use } from 'react'
import { Live } from '#web/kit/feedback/Live.tsx'
import { join } from '#web/kit/text/join.ts'
import { linkStyle } from '#web/kit/text/Link.tsx'
import { AmountWords } from './amount-words.ts'

type MeantProps = {
  readonly input: RefObject<HTMLInputElement | null>
  /** Each as it is typed with one meaning. */
  readonly readings: readonly string[]
  readonly shown?: (reading: string) => string
  readonly fault?: 'places' | 'currency' | null
}

export function Meant({ input, readings, shown = String, fault = null }: MeantProps) {
  const words = use(AmountWords)
  return (
    <Live className="contents">
      {words &&
        readings.map((reading) => (
          <button
            key={reading}
            type="button"
            onClick={() => input.current && type(input.current, reading)}
            className={join(linkStyle, 'min-h-11 justify-self-start rounded-1 text-start text-14')}
          >
            {words.meant(shown(reading))}
          </button>
        ))}
      {words && fault && <span className="text-14 text-text-2">{words[fault]}</span>}
    </Live>
  )
}

/** As if typed, so that a controlled and an uncontrolled field both follow. */
function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.focus()
}
