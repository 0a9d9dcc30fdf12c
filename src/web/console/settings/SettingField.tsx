/** One setting in a matching control: its effect, its default (while edited, the current value), and its pending change. */

import { type ChangeEvent, useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { typedCount } from '#kernel/format/typed'
import { changesPath } from '#web/console/shared/changes-path.ts'
import { type Unit, unitNames, unitOf, units } from '#web/console/shared/duration.ts'
import { Checkbox, EmailInput, Field, Link, MoneyInput, Select, TextArea, TextInput } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { type Control, type Pending, type Setting, type SettingName, type Value, valueText } from './setting.ts'

export type SettingFieldProps = {
  readonly name: SettingName
  readonly control: Control
  readonly setting: Setting
  /** The unsaved input; undefined if unchanged. */
  readonly edited: Value | undefined
  readonly error: string | undefined
  readonly pending: Pending | undefined
  readonly onChange: (value: Value) => void
}

export function SettingField(props: SettingFieldProps) {
  const t = useText()
  const { name, control, setting, edited, error, onChange } = props
  const label = t(`operating.names.${name}`)
  const value = edited ?? setting.value
  const hint = <About {...props} />
  if (control === 'switch') {
    return (
      <Checkbox
        className="-mt-3"
        label={label}
        hint={hint}
        error={error}
        checked={value === true}
        onChange={(event) => onChange(event.target.checked)}
      />
    )
  }
  return (
    <Field label={label} hint={hint} error={error}>
      {control === 'duration' ? (
        <DurationInput label={label} value={value} onChange={onChange} />
      ) : (
        <OneInput control={control} value={value} onChange={onChange} />
      )}
    </Field>
  )
}

function OneInput({ control, value, onChange }: { control: Control; value: Value; onChange: (value: Value) => void }) {
  const typed = String(value)
  if (control === 'money') return <MoneyInput value={typed} onChange={(event) => onChange(event.target.value)} />
  if (control === 'text') return <TextArea rows={2} value={typed} onChange={(event) => onChange(event.target.value)} />
  if (control === 'count') {
    return <TextInput inputMode="numeric" value={typed} onChange={(event) => onChange(countOf(event.target.value) ?? event.target.value)} />
  }
  const field = { value: typed, onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value) }
  if (control === 'email') return <EmailInput dir="ltr" autoComplete="off" {...field} />
  if (control === 'url') return <TextInput type="url" dir="ltr" placeholder="https://" autoComplete="off" {...field} />
  return <TextInput type={control === 'tel' ? 'tel' : 'text'} autoComplete="off" {...field} />
}

function About({ name, setting, edited, pending, onChange }: SettingFieldProps) {
  const t = useText()
  const other = setting.value !== setting.default_value
  return (
    <span className="grid gap-1">
      <span>{t(`operating.effects.${name}`)}</span>
      <span className="flex flex-wrap gap-x-3">
        {edited === undefined
          ? t('operating.default', { value: valueText(t, name, setting.default_value) })
          : t('operating.in_force', { value: valueText(t, name, setting.value) })}
        {other && edited === undefined && (
          <button
            type="button"
            className="cursor-pointer font-medium text-accent-text underline underline-offset-3"
            aria-label={t('operating.use_default_of', { name: t(`operating.names.${name}`) })}
            onClick={() => onChange(setting.default_value)}
          >
            {t('operating.use_default')}
          </button>
        )}
      </span>
      <Waits name={name} pending={pending} />
    </span>
  )
}

/** The setting's pending change. */
export function Waits({ name, pending }: Pick<SettingFieldProps, 'name' | 'pending'>) {
  const t = useText()
  if (!pending) return null
  const by = pending.asked_by ?? t('approvals.former_staff')
  return (
    <span className="text-info">
      {t('operating.waits', { value: valueText(t, name, pending.value), by })}{' '}
      <Link render={<RouterLink to={changesPath()} />} aria-label={t('operating.see_waiting', { name: t(`operating.names.${name}`) })}>
        {t('approvals.see_it')}
      </Link>
    </span>
  )
}

const MAX_COUNT = 999_999_999

function countOf(typed: string): number | null {
  const count = typedCount(typed)
  return count === null || count > MAX_COUNT ? null : count
}

/** Seconds as a number and a unit. Invalid input is sent as typed, and the server rejects it. */
function DurationInput({ label, value, onChange }: { label: string; value: Value; onChange: (value: Value) => void }) {
  const t = useText()
  const [unit, setUnit] = useState<Unit>(() => unitOf(Number(value)))
  const whole = typeof value === 'number' && value % units[unit] === 0
  const shown: Unit = whole || typeof value !== 'number' ? unit : unitOf(value)
  const typed = typeof value === 'number' ? String(value / units[shown]) : String(value)
  const count = (text: string): Value => {
    const number = countOf(text)
    return number === null ? text : number * units[shown]
  }
  const choose = (next: Unit): void => {
    setUnit(next)
    const number = countOf(typed)
    if (number !== null) onChange(number * units[next])
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
