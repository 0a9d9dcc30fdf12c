/** What the room takes from identity, and the sandbox's rail. */
import type { Identity } from '#server/identity'
import type { FundingDependencies } from './dependencies.ts'
import { sandboxRail } from './rails/sandbox.ts'
import { withdrawalCodes } from './withdrawal/one-time-codes.ts'

type Rooms = Omit<FundingDependencies, 'codes' | 'limit' | 'memberOf' | 'rail' | 'undoLink'> & {
  readonly identity: Pick<Identity, 'oneTimeCode' | 'throttle' | 'readUser' | 'issueLink'>
}

export function fundingDependencies({ identity, ...rooms }: Rooms): FundingDependencies {
  return {
    ...rooms,
    codes: withdrawalCodes(identity.oneTimeCode),
    limit: identity.throttle.limit,
    memberOf: identity.readUser,
    rail: sandboxRail,
    undoLink: (tx, { user_id, change_id }) => identity.issueLink(tx, { purpose: 'undo_address', user_id, object: change_id }),
  }
}
