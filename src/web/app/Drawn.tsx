/**
 * Says when what it stands in is drawn: `placed` when it is in the document and nothing has been measured, so that what is put in force then is
 * reckoned once, for what stays; `drawn` before anything of it is painted.
 */
import { useInsertionEffect, useLayoutEffect } from 'react'

export type DrawnProps = { readonly placed: () => void; readonly drawn: () => void }

export function Drawn({ placed, drawn }: DrawnProps) {
  useInsertionEffect(placed, [placed])
  useLayoutEffect(drawn, [drawn])
  return null
}
