/** Binds the second factor's verbs to the room. */
import type { Room } from '../room.ts'
import { logInByPasskey, loginOptions } from './passkey/login.ts'
import { removePasskey, renamePasskey } from './passkey/passkeys.ts'
import { addPasskey, registrationOptions } from './passkey/register.ts'
import { readSecondFactor } from './read.ts'
import { stepUp, stepUpOptions } from './step-up.ts'
import { steppedUp } from './stepped-up.ts'
import { confirmTotp, enrolTotp, removeTotp } from './totp/enrol.ts'
import { renewRecoveryCodes } from './totp/recovery-codes.ts'

const verbs = {
  readSecondFactor,
  enrolTotp,
  confirmTotp,
  removeTotp,
  renewRecoveryCodes,
  registrationOptions,
  addPasskey,
  renamePasskey,
  removePasskey,
  stepUpOptions,
  stepUp,
  /** Null: no step-up needed, or the last one is at most 5 minutes old. Otherwise the accepted proofs. */
  steppedUp,
  loginOptions,
  logInByPasskey,
} as const

type Bound<Verb> = Verb extends (room: Room, ...rest: infer Rest) => infer Outcome ? (...rest: Rest) => Outcome : never

export type FactorVerbs = { readonly [Name in keyof typeof verbs]: Bound<(typeof verbs)[Name]> }

export function openFactors(room: Room): FactorVerbs {
  const bound = Object.entries(verbs).map(([name, verb]) => [name, (verb as (...all: unknown[]) => unknown).bind(null, room)])
  return Object.fromEntries(bound) as FactorVerbs
}
