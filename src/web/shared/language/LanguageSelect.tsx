/** The language select for visitors: a globe over a native select. Hidden with one language. */
import { Icon } from '#web/kit/index.ts'
import { useLanguageChoice } from './use-language-choice.ts'

export function LanguageSelect() {
  const [item] = useLanguageChoice()
  const choice = item?.choice
  if (!choice) return null
  return (
    <span className="relative grid size-11 place-items-center rounded-3 text-text-2 hover:bg-surface-2 hover:text-text has-focus-visible:outline-2 has-focus-visible:outline-focus">
      <Icon name="globe" />
      <select
        aria-label={choice.label}
        value={choice.value}
        onChange={(event) => choice.onChoose(event.target.value)}
        className="absolute inset-0 cursor-pointer appearance-none text-16 opacity-0 [&>option]:bg-pop [&>option]:text-text"
      >
        {choice.options.map(({ value, label }) => (
          <option key={value} value={value} lang={value}>
            {label}
          </option>
        ))}
      </select>
    </span>
  )
}
