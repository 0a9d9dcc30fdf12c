/** A debounced value: updates once typing pauses. */
import { useEffect, useState } from 'react'

const REST_MS = 250

export function useDebounced<Value>(value: Value): Value {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), REST_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
