/** Asks once more before a decision, with the dialog of its kind. */
import { DecideBonus } from '#web/console/shared/decide/DecideBonus.tsx'
import { DecideDialog } from '#web/console/shared/decide/DecideDialog.tsx'
import { DecideTestimonial } from '#web/console/shared/decide/DecideTestimonial.tsx'
import { DecisionDialog } from '#web/console/shared/decide/decisions.tsx'
import { StatusDialog } from '#web/console/shared/decide/StatusDialog.tsx'
import { VerifyDialog } from '#web/console/shared/decide/VerifyDialog.tsx'
import { useStoredUser } from '#web/shared/session/index.ts'
import type { Decision } from './queries.ts'
import type { Verb } from './verbs.ts'

type AskProps = { readonly decision: Decision; readonly verb: Verb; readonly onClose: () => void; readonly onDecided: () => void }

export function Ask({ decision, verb, ...done }: AskProps) {
  const me = useStoredUser()
  const { id, name, amount, person, transaction, change, testimonial, approve } = decision
  const approves = verb === 'approve'
  if (transaction) return <DecisionDialog {...done} deciding={{ decision: verb, transaction }} second={approve === 'second'} />
  if (change) {
    const mine = change.asked_by_id === me?.id
    return <DecideDialog {...done} deciding={{ change, decision: verb, verb: !approves && mine ? 'take_back' : verb }} />
  }
  if (testimonial)
    return <DecideTestimonial {...done} testimonial={{ id, version: testimonial.version }} decision={approves ? 'publish' : 'decline'} />
  if (decision.kind === 'referrals' && amount !== null) {
    const bonus = { id, amount, referrer: { name, email: person?.email ?? '' } }
    return <DecideBonus {...done} deciding={{ decision: approves ? 'release' : 'refuse', bonus }} />
  }
  const user = { id, full_name: name }
  return approves ? <VerifyDialog {...done} user={user} /> : <StatusDialog {...done} user={user} to="suspended" />
}
