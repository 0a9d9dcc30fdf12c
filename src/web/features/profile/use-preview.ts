/** An object URL for a chosen picture. */
import { useEffect, useState } from 'react'

export function usePreview(file: File | null): string | null {
  const [shown, setShown] = useState<{ readonly file: File; readonly url: string } | null>(null)
  useEffect(() => {
    if (!file) return
    const reader = new FileReader()
    reader.onload = () => setShown({ file, url: String(reader.result) })
    reader.readAsDataURL(file)
    return () => reader.abort()
  }, [file])
  return shown && shown.file === file ? shown.url : null
}
