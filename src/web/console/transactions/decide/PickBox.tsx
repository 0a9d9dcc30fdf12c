/** The checkbox that selects a row, or all rows. */
import { Icon } from '#web/kit/index.ts'

type PickBoxProps = {
  readonly label: string
  readonly checked: boolean
  readonly disabled?: boolean
  readonly onPick: (with_shift: boolean) => void
}

const box =
  'peer col-start-1 row-start-1 size-5 appearance-none rounded-[5px] border border-line-control bg-field hover:border-text-2 checked:border-accent-fill checked:bg-accent-fill focus-visible:rounded-[5px] disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-2'

export function PickBox({ label, checked, disabled = false, onPick }: PickBoxProps) {
  return (
    <label className="-m-2 inline-grid size-9 place-items-center select-none">
      <input
        type="checkbox"
        aria-label={label}
        className={box}
        checked={checked}
        disabled={disabled}
        onChange={({ nativeEvent }) => onPick('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
      />
      <Icon
        name="check"
        size={14}
        className="pointer-events-none col-start-1 row-start-1 text-on-accent opacity-0 peer-checked:opacity-100"
      />
    </label>
  )
}
