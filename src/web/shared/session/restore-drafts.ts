/** Puts back what was typed before the page had to go, as its fields appear. It sends nothing. */
import { DAY_MS } from '#kernel/duration'
import { toast } from '#web/kit/index.ts'
import { serverNow } from '#web/shared/clock/server-now.ts'
import { textNow } from '#web/shared/locale/text.ts'
import { type DraftField, type Drafts, isChecked, namedFields, write } from './drafts.ts'
import { drawnFor } from './drawn-for.ts'
import { DRAFTS, sessionItems } from './storage.ts'

export function restoreDrafts(): void {
  const drafts = read()
  // On the page of the log-in they wait for their member.
  if (!drafts) {
    if (drawnFor() !== null) sessionItems.remove(DRAFTS)
    return
  }
  let left = drafts.fields
  const put = (): void => {
    if (location.pathname + location.search !== drafts.path) return
    const here = new Map(namedFields())
    const present = left.filter(([name]) => here.get(name)?.disabled === false)
    if (present.length === 0) return
    left = left.filter((one) => !present.includes(one))
    write({ ...drafts, fields: left })
    for (const [name, value] of present) fill(here.get(name) as DraftField, value)
    if (left.length === 0) observer.disconnect()
    announceRestored()
  }
  const observer = new MutationObserver(put)
  observer.observe(document.body, { childList: true, subtree: true })
  put()
}

function read(): Drafts | null {
  try {
    const drafts = JSON.parse(sessionItems.read(DRAFTS) ?? 'null') as Drafts | null
    return drafts && drafts.member === drawnFor() && serverNow().getTime() - drafts.kept_ms < DAY_MS ? drafts : null
  } catch {
    return null
  }
}

/** As if it were typed: React compares with the last value that it saw. */
function fill(field: DraftField, value: string | boolean): void {
  if (isChecked(field)) {
    if (field.checked !== value) field.click()
    return
  }
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }))
}

function announceRestored(): void {
  const t = textNow()
  const close = { label: t('common.close'), onAct: () => toast.dismiss(DRAFTS) }
  toast.stay('info', t('resumed.restored'), t('resumed.restored_help'), close, DRAFTS)
}
