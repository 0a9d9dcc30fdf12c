/** The shared frame of one-line controls, so that they align. */
import { join } from '#web/kit/text/join.ts'

const frame =
  'flex w-full items-center gap-2 rounded-3 border bg-field px-3 text-text transition-[border-color] duration-(--d-1) focus-within:outline-2 focus-within:outline-offset-0 focus-within:outline-focus focus-within:border-focus max-lg:[&>button]:min-h-0 max-lg:[&>button]:self-stretch'

export function inputFrame(state: { invalid: boolean; disabled: boolean; size?: 'm' | 's' | undefined }): string {
  return join(
    frame,
    state.size === 's' ? 'min-h-(--h-control-s) text-14 max-lg:text-16' : 'min-h-(--h-control) text-16',
    state.disabled
      ? 'bg-surface-2! border-line-strong text-text-3 cursor-not-allowed'
      : state.invalid
        ? 'border-loss'
        : 'border-line-control hover:border-text-2',
  )
}

export const inputInner =
  'num min-w-0 w-full flex-1 self-stretch border-0 bg-transparent p-0 outline-none rounded-none focus-visible:outline-none placeholder:text-text-3 placeholder:opacity-100 disabled:cursor-not-allowed'
