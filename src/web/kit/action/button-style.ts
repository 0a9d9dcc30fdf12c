/** The kit's buttons as class names, for links and buttons that are written once and never rendered again. */
const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-3 border font-head text-14 font-bold whitespace-nowrap max-sm:whitespace-normal max-w-full no-underline select-none transition-colors duration-(--d-1) ease-ui focus-visible:rounded-3'
const looks = {
  primary: 'bg-accent-fill text-on-accent border-transparent hover:bg-accent-fill-hover active:bg-accent-fill-active px-4.5',
  secondary: 'bg-surface-1 text-text border-line-control hover:bg-surface-3 active:bg-surface-2 px-4.5',
  quiet: 'bg-transparent text-text-2 border-transparent hover:bg-surface-2 hover:text-text active:bg-surface-3 px-3',
} as const

export function buttonStyle(look: keyof typeof looks, more = ''): string {
  return `${base} ${looks[look]} ${more}`.trim()
}
