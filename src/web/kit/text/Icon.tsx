/** One icon of the closed set. Hidden from screen readers unless it has a `label`; an icon button carries its own label. */
import { type IconName, icons } from './icons.ts'
import { join } from './join.ts'

export type { IconName } from './icons.ts'

export type IconProps = {
  name: IconName
  /** Pixels: 20 in lines and buttons, 16 in fields, 14 in chips (drawn with a 2px stroke). */
  size?: 14 | 16 | 20 | 24 | undefined
  label?: string | undefined
  className?: string | undefined
}

/** Directional icons, mirrored in right-to-left languages. */
const onward: readonly IconName[] = ['chevron-left', 'chevron-right', 'logout']

export function Icon({ name, size = 20, label, className }: IconProps) {
  const accessibility = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: an icon is either hidden or named by aria-label, never both
    <svg
      {...accessibility}
      viewBox="0 0 20 20"
      width={size}
      height={size}
      className={join('block flex-none', onward.includes(name) && 'rtl:-scale-x-100', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth={size === 14 ? 2 : name === 'more' ? 2.25 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={icons[name]} />
    </svg>
  )
}
