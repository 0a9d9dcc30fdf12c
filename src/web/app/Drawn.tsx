/** Says when what it stands in is drawn, before anything of it is painted. */
import { useLayoutEffect } from 'react'

export function Drawn({ then }: { then: () => void }) {
  useLayoutEffect(then, [then])
  return null
}
