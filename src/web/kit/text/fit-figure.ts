/** Font size for a figure in a small space: a very long amount gets smaller, so that it fits on one line. */

/** By the number of characters: thirteen is a million with cents, seventeen a thousand of them. `xxl` leads its card and has all of its width. */
export function fitFigure(text: string, size?: 'm' | 'l' | 'xl' | 'xxl'): string | undefined {
  if (size === 'xxl') return text.length > 13 ? 'max-sm:text-24' : undefined
  if (text.length > 18) return 'text-12 md:text-16'
  if (text.length > 16) return 'text-12 min-[22.5em]:text-14 md:text-16'
  return text.length > 12 ? 'text-16 md:text-20' : undefined
}
