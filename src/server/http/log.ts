/** The process's log: JSON lines, without secrets even where somebody logs a whole request. */
import { type DestinationStream, type Logger, pino } from 'pino'

const SECRETS = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'password1',
  'password2',
  'new_password',
  'confirm_password',
  'code',
  'token',
  'ssn',
  'secret_key',
]

/** `code` of an error (`ECONNRESET`) is no secret and stays. */
const redacted = SECRETS.flatMap((name) => {
  const member = name.includes('-') ? `["${name}"]` : name
  return name.includes('-')
    ? [member, `*${member}`, `*.headers${member}`]
    : [member, ...(name === 'code' ? ['body.code', '*.body.code'] : [`*.${name}`, `*.*.${name}`])]
})

export function openLog({ level, stream }: { readonly level: string; readonly stream?: DestinationStream }): Logger {
  const options = { level, redact: { paths: redacted, censor: '[redacted]' }, base: null, timestamp: pino.stdTimeFunctions.isoTime }
  return stream ? pino(options, stream) : pino(options)
}
