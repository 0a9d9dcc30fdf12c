import { defineRoom, limitsOf, series } from '#server/room'
import { sealedFor } from '#server/store'
import { CLAIM_ACTIVE, readFormerEmails, readOwnFactors, readOwnReferrals, readOwnSessions } from './account-state.ts'
import { TOTP_SEAL } from './factor/proof.ts'
import { secondFactorRoutes } from './factor/routes.ts'
import { openFold } from './fold-people.ts'
import { eraseInvites } from './invite/invite.ts'
import { limitNames } from './limits.ts'
import { type IdentityDependencies, openIdentity } from './open.ts'
import { preferenceRoutes } from './profile/preferences.ts'
import { identityRoutes, safetyRoutes } from './routes.ts'
import { viewStaffSetup } from './staff-setup.ts'

/** SQL functions that the ledger may run with a group: the claim finds `unused` or `used`; a record row is `{id, at}`. */
export const CLAIM_CODE = 'identity_claim_code'
export const RECORD_CODE_USED = 'identity_record_code_used'

type Needs = Omit<IdentityDependencies, 'staff_factor'> & { readonly config: { readonly staff_second_factor: boolean } }

export const identityRoom = defineRoom({
  name: 'identity',
  knows: ['audit', 'http', 'store'],
  needs: [
    'database',
    'clock',
    'settings',
    'audit',
    'secret_key',
    'sealer',
    'public_url',
    'writeOutbox',
    'mail',
    'kick',
    'hasher',
    'policy',
    'undoAddress',
    'config',
  ],
  open: ({ config, database, ...given }: Needs) => ({
    ...openIdentity({ ...given, database, staff_factor: config.staff_second_factor }),
    ownSessions: (user_id: string) => readOwnSessions(database, user_id),
    ownReferrals: (user_id: string) => readOwnReferrals(database, user_id),
    ownFactors: (user_id: string) => readOwnFactors(database, user_id),
    formerEmails: (user_id: string) => readFormerEmails(database, user_id),
    foldPeople: openFold({ database }),
  }),
  routes: (room) => ({ ...identityRoutes(room), ...secondFactorRoutes(room), ...safetyRoutes(room), ...preferenceRoutes(room) }),
  jobs: ({ foldPeople }) => [{ name: 'fold', every_seconds: 20, on: 'worker', lead: { alone: 60 }, ...foldPeople }],
  setup: async ({ findStaff }) => viewStaffSetup(await findStaff()),
  series: ({ hashQueue }) => [
    series('process', hashQueue, {
      clearterm_password_hash_waiting: { help: 'Password hashes that wait for their turn.', of: ({ waiting }) => waiting },
      clearterm_password_hash_waiting_max: {
        help: 'Password hashes that may wait; more are answered with 503.',
        of: ({ most }) => most,
      },
    }),
  ],
  ledger: { claims: [CLAIM_ACTIVE, CLAIM_CODE], records: [RECORD_CODE_USED] },
  sealed: [{ table: 'totp', id: 'user_id', column: 'secret', reseal: sealedFor(TOTP_SEAL) }],
  // The person is erased last, by the closing itself.
  erase: (_, tx, { user_id, emails }) => eraseInvites(tx, user_id, emails),
  exports: ({ readPreferences, ownSessions, ownReferrals, ownFactors, formerEmails }) => [
    { name: 'preferences', read: (user_id) => readPreferences(user_id) },
    { name: 'sessions', read: ownSessions },
    { name: 'referrals', read: ownReferrals },
    { name: 'second_factors', read: ownFactors },
    { name: 'former_emails', read: formerEmails },
  ],
  limits: ({ readLimits }) => limitsOf(limitNames, readLimits),
  purge: ({ purge }) => purge(),
})
