/** Secrets from files, as containers and systemd hand them over: NAME_FILE is the path of a file that contains the value of NAME. */
import { readFileSync } from 'node:fs'
import { type Refused, refuse } from '#kernel/refusal'

type Environment = Readonly<Record<string, string | undefined>>

export const SECRETS = [
  'SECRET_KEY',
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_REPLICA_URL',
  'SMTP_URL',
  'ADMIN_PASSWORD',
  'METRICS_TOKEN',
  'SANDBOX_MAILBOX_KEY',
] as const

/** The environment with the values of the files; one trailing line end is dropped. One sentence if a file can't be used. */
export function withSecretFiles(environment: Environment): Environment | Refused<'config'> {
  const values: Record<string, string> = {}
  for (const name of SECRETS) {
    const setting = `${name}_FILE`
    const path = environment[setting]
    if (!path) continue
    if (environment[name]) return refuse('config', { detail: `${name} and ${setting} are both set: remove one of them.` })
    const value = readSecret(path)
    if (typeof value !== 'string')
      return refuse('config', { detail: `${setting}: ${path} cannot be read: ${faults[value.code] ?? value.code}.` })
    if (value === '') return refuse('config', { detail: `${setting}: ${path} is empty.` })
    values[name] = value
  }
  return { ...environment, ...values }
}

const faults: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'a part of its path is no folder',
  EISDIR: 'it is a folder',
  EACCES: 'this user may not read it',
}

function readSecret(path: string): string | { readonly code: string } {
  try {
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '')
  } catch (error) {
    return { code: error instanceof Error && 'code' in error ? String(error.code) : String(error) }
  }
}
