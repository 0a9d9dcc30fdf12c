/**
 * A page belongs to one person. Once another is signed in, or none, it hides, forgets its member and reloads: nothing entered in it is
 * sent, and nothing of its member is shown. Loaded only when that happens: page-headers.ts hides the page at once.
 */

import type { WireData, WireReply } from '#contract/routes'
import { toast } from '#web/kit/index.ts'
import { textNow } from '#web/shared/locale/text.ts'
import { isTyped, keepDrafts } from '#web/shared/session/drafts.ts'
import { drawnFor, isOther, NOTICE } from '#web/shared/session/drawn-for.ts'
import { sessionItems } from '#web/shared/session/storage.ts'
import {
  clearStored,
  clearTab,
  forgetCaches,
  hasEnded,
  type KeptItems,
  readResumed,
  readStoredUser,
  storeUser,
} from '#web/shared/session/stored-user.ts'
import { presenceHeaders } from './page-headers.ts'

const RETRY_MS = 2_000
const UNAUTHORIZED = 401
/** Instead of an email. */
const LOGGED_OUT = 'logged out'
const LOST = 'logged out, text lost'
/** Addresses of one member's records, and the console. */
const PERSONAL = /^\/admin(?:\/|$)|^\/(?:transactions|message|support|deposit-checkout|bots\/lab)\/./

type Me = WireData<'readMe'>

let is_leaving = false

export async function takeOver(): Promise<void> {
  if (is_leaving) return
  is_leaving = true
  document.documentElement.hidden = true
  const user = isOther() ? readStoredUser() : await askUntilAnswered()
  // Another tab of the member noticed that the session ended by itself: what is typed here waits for the next log-in too.
  const ended = !user && hasEnded(drawnFor())
  if (ended) keepDrafts()
  const logged_out = !user && !ended && isOther() && drawnFor() !== null ? (isTyped() ? LOST : LOGGED_OUT) : undefined
  const kept = ended ? readResumed() : undefined
  if (user?.id === readStoredUser()?.id) clearTab(kept)
  else clearStored(kept)
  forgetCaches()
  // The router stores the scroll position as the page goes.
  addEventListener('pagehide', () => keepNotice(user?.email ?? logged_out, kept))
  const { pathname, search } = location
  if (!user) return location.replace(pathname + search)
  storeUser(user)
  // What a visitor looked for is theirs; a member's search is not the next one's.
  if (drawnFor() === null) return location.replace(pathname + search)
  location.replace(PERSONAL.test(pathname) ? '/dashboard' : pathname)
}

/** A session that this page had not heard of: stores its member for the next page. */
export async function adoptMember(): Promise<void> {
  const user = readStoredUser() ? null : await whoIsThere().catch(() => null)
  if (!user) return
  is_leaving = true
  storeUser(user)
  sessionItems.write(NOTICE, user.email)
}

/** A page of the back-forward cache, which was hidden there, is shown to its own member alone. */
export async function showToOwner(): Promise<void> {
  is_leaving = false
  // One that was hidden as its member logged out.
  if (drawnFor() === null && document.documentElement.hidden) return location.reload()
  if (drawnFor() === null) return isOther() ? takeOver() : undefined
  try {
    if (!isOther() && (await whoIsThere())?.id === drawnFor()) document.documentElement.hidden = false
    else await takeOver()
  } catch {
    location.reload()
  }
}

/** After the page was taken over: who is signed in now, or that no member is. Once. */
export function tellTakenOver(): void {
  const notice = sessionItems.read(NOTICE)
  const email = readStoredUser()?.email
  // The app leads to the document of the log-in, which says it.
  if (email === undefined && document.getElementById('screen') === null) return
  sessionItems.remove(NOTICE)
  const t = textNow()
  const close = { label: t('common.close'), onAct: () => toast.dismiss(NOTICE) }
  if (notice !== null && notice === email)
    toast.stay('info', t('auth.log_in.signed_in_as', { email }), t('auth.log_in.signed_in_as_help'), close, NOTICE)
  if (email !== undefined || (notice !== LOGGED_OUT && notice !== LOST)) return
  toast.stay('info', t('auth.log_in.elsewhere'), notice === LOST ? t('auth.log_in.elsewhere_help') : undefined, close, NOTICE)
}

/** An email, or that another tab has logged out, with something typed here or without. */
function keepNotice(notice: string | undefined, kept?: KeptItems): void {
  clearTab(kept)
  if (notice !== undefined) sessionItems.write(NOTICE, notice)
}

async function askUntilAnswered(): Promise<Me | null> {
  for (;;) {
    try {
      return await whoIsThere()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    }
  }
}

/** The session's member; null: none. The only call without a name, because it asks for a name. */
async function whoIsThere(): Promise<Me | null> {
  const { callTable } = await import('./member-calls.ts')
  const response = await fetch(`/api/v1${callTable.readMe[1]}`, { credentials: 'same-origin', headers: presenceHeaders() })
  if (response.status === UNAUTHORIZED) return null
  if (!response.ok) throw new Error(`whose session this is: ${response.status}`)
  return ((await response.json()) as WireReply<'readMe'>).data
}
