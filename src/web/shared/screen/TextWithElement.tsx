/** A catalogue sentence with an element in place of one parameter, which was filled with `SLOT`. */
import type { ReactNode } from 'react'

export const SLOT = '\u0000'

export function TextWithElement({ text, children }: { text: string; children: ReactNode }) {
  const [before, after] = text.split(SLOT)
  return (
    <>
      {before}
      {children}
      {after}
    </>
  )
}
