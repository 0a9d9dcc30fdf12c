/** Binds the account safety verbs to the room. */
import type { Queryable } from '#server/store'
import { issueLink, type Link } from '../code/mailed-link.ts'
import { changePassword } from '../password/change-password.ts'
import { confirmEmailChange, requestEmailChange } from '../profile/change-email.ts'
import type { Room, Verb } from '../room.ts'
import { endOtherSessions, removeDevice } from '../session/session.ts'
import { freeze, mailUnfreezeLink } from './freeze.ts'
import { undo } from './undo.ts'
import { unfreeze, unfreezeOptions } from './unfreeze.ts'

export type Safety = {
  readonly endOtherSessions: (user_id: string, kept: string) => Promise<void>
  /** False: this user has no such open session. */
  readonly removeDevice: (user_id: string, session_id: string) => Promise<boolean>
  readonly changePassword: Verb<typeof changePassword>
  readonly requestEmailChange: Verb<typeof requestEmailChange>
  readonly confirmEmailChange: Verb<typeof confirmEmailChange>
  readonly freeze: Verb<typeof freeze>
  readonly mailUnfreezeLink: Verb<typeof mailUnfreezeLink>
  readonly unfreezeOptions: Verb<typeof unfreezeOptions>
  readonly unfreeze: Verb<typeof unfreeze>
  readonly undo: Verb<typeof undo>
  /** The path of a link mailed in this transaction; single-use, valid for 72 hours. */
  readonly issueLink: (tx: Queryable, link: Link) => Promise<string>
}

export function openSafety(room: Room): Safety {
  const { database, clock } = room
  return {
    endOtherSessions: (user_id, kept) => endOtherSessions(database, clock.now(), user_id, kept),
    removeDevice: (user_id, session_id) => removeDevice(database, clock.now(), user_id, session_id),
    changePassword: (request) => changePassword(room, request),
    requestEmailChange: (request) => requestEmailChange(room, request),
    confirmEmailChange: (request) => confirmEmailChange(room, request),
    freeze: (request) => freeze(room, request),
    mailUnfreezeLink: (request) => mailUnfreezeLink(room, request),
    unfreezeOptions: (request) => unfreezeOptions(room, request),
    unfreeze: (request) => unfreeze(room, request),
    undo: (request) => undo(room, request),
    issueLink: (tx, link) => issueLink(tx, clock.now(), link),
  }
}
