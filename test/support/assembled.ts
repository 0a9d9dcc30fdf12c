/** The application as all tests have it: cheap password hashes, one secret key, one first administrator. */
import { type Config, readConfig } from '#config'
import type { Clock } from '#kernel/clock'
import { isRefused } from '#kernel/refusal'
import { openHasher, type PasswordPolicy, passwordPolicy } from '#server/identity'
import type { Database } from '#server/store'
import { type Assembly, assemble } from '../../src/server/assemble.ts'
import { MAILBOX_KEY } from './mailbox-path.ts'

export const SECRET_KEY = 'a secret key for tests, long enough'
export const PASSWORD = 'crisp-otter-vellum-91'
export const ADMIN_EMAIL = 'first@operator.test'
export const CHEAP_HASHER = openHasher({ cost: { memoryCost: 8, timeCost: 1 } })
/** Judging the one password that all tests use takes a tenth of a second each time; others are judged. */
const policy: PasswordPolicy = async (password, owner) => (password === PASSWORD ? null : passwordPolicy(password, owner))

/** With the sandbox's own money, its wallets and the first administrator. */
export async function assembled(
  own: { readonly database: Database; readonly clock: Clock; readonly environment?: Record<string, string> },
  options: Partial<Parameters<typeof assemble>[0]> = {},
): Promise<{ readonly assembly: Assembly; readonly config: Config }> {
  const { database, clock, environment } = own
  const config = readConfig({
    PORT: '0',
    ADMIN_EMAIL,
    ADMIN_PASSWORD: PASSWORD,
    SECRET_KEY,
    SANDBOX_MAILBOX_KEY: MAILBOX_KEY,
    ...environment,
  })
  if (isRefused(config)) throw new Error(config.detail)
  const assembly = assemble({ config, database, clock, secret_key: SECRET_KEY, log: false, hasher: CHEAP_HASHER, policy, ...options })
  const ensured = await assembly.seed()
  if (isRefused(ensured)) throw new Error(ensured.detail)
  return { assembly, config }
}
