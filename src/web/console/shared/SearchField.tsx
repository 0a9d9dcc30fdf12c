/** A debounced search box. */
import { useEffect, useState } from 'react'
import { Field, TextInput } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

const REST_MS = 300

export function SearchField({ value, hint, onChange }: { value: string; hint: string; onChange: (text: string) => void }) {
  const t = useText()
  const [typed, setTyped] = useState(value)
  const [sent, setSent] = useState(value)
  const [seen, setSeen] = useState(value)
  // Follows changes from elsewhere, e.g. a button that clears the filters.
  if (value !== seen) {
    setSeen(value)
    if (value !== sent) {
      setSent(value)
      setTyped(value)
    }
  }
  useEffect(() => {
    if (typed === value) return
    const timer = setTimeout(() => {
      setSent(typed.trim())
      onChange(typed.trim())
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [typed, value, onChange])
  return (
    <Field label={t('admin.search')} hideLabel className="w-full sm:w-72">
      <TextInput size="s" type="search" icon="search" placeholder={hint} value={typed} onChange={(event) => setTyped(event.target.value)} />
    </Field>
  )
}
