/** A value once it has stood for a moment: what is typed is asked about when the typing rests. */
import { useEffect, useState } from 'react'

const REST_MS = 250

export function useSettled<Value>(value: Value): Value {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), REST_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
