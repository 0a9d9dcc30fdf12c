/** Seconds as a number and a unit. Invalid input is sent as typed, and the server rejects it. */
import { useState } from 'react'
import { type Unit, unitNames, unitOf, units } from '#web/console/shared/duration.ts'
import { Select, TextInput } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Value } from './setting.ts'

export function DurationInput({ label, value, onChange }: { label: string; value: Value; onChange: (value: Value) => void }) {
  const t = useText()
  const [unit, setUnit] = useState<Unit>(() => unitOf(Number(value)))
  const whole = typeof value === 'number' && value % units[unit] === 0
  const shown: Unit = whole || typeof value !== 'number' ? unit : unitOf(value)
  const typed = typeof value === 'number' ? String(value / units[shown]) : String(value)
  const count = (text: string): Value => (/^\d{1,9}$/.test(text) ? Number(text) * units[shown] : text)
  const choose = (next: Unit): void => {
    setUnit(next)
    if (/^\d{1,9}$/.test(typed)) onChange(Number(typed) * units[next])
  }
  return (
    <span className="grid grid-cols-2 gap-2">
      <TextInput inputMode="numeric" value={typed} onChange={(event) => onChange(count(event.target.value))} />
      <Select
        id={undefined}
        aria-label={t('operating.unit_of', { name: label })}
        value={shown}
        onChange={(event) => choose(unitNames.find((name) => name === event.target.value) ?? 'seconds')}
        options={unitNames.map((name) => ({ value: name, label: t(`operating.unit.${name}`) }))}
      />
    </span>
  )
}
