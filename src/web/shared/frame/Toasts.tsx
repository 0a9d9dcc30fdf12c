/** The place of the toasts, named in the reader's language. */
import { ToastHost } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

export function Toasts() {
  return <ToastHost label={useText()('shell.notices')} />
}
