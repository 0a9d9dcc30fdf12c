/** The process's log: JSON lines with secrets redacted, even if a whole request is logged. */
import { type DestinationStream, type LogFn, type Logger, pino } from 'pino'

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

/** An error's `code` (`ECONNRESET`) is not a secret and stays. */
const redacted = SECRETS.flatMap((name) => {
  const member = name.includes('-') ? `["${name}"]` : name
  return name.includes('-')
    ? [member, `*${member}`, `*.headers${member}`]
    : [member, ...(name === 'code' ? ['body.code', '*.body.code'] : [`*.${name}`, `*.*.${name}`])]
})

export function openLog({ level, stream }: { readonly level: string; readonly stream?: DestinationStream }): Logger {
  const options = {
    level,
    redact: { paths: redacted, censor: '[redacted]' },
    serializers: { err: describeError },
    hooks: { logMethod: withMessage },
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
  }
  return stream ? pino(options, stream) : pino(options)
}

/** A mail server repeats the recipient in its refusal, and a database the value that it did not take. */
function withoutEmails(text: string): string {
  return text.replace(/[^\s<>"'(),;:]+/g, (word) => (isEmail(word) ? '[email]' : word))
}

/** A path of a package has an @ too. */
function isEmail(word: string): boolean {
  const at = word.indexOf('@')
  return at > 0 && word.indexOf('.', at + 2) > 0 && !word.includes('/')
}

/** Without a message the library would take the error's own, which is not looked through. */
function withMessage(this: Logger, line: Parameters<LogFn>, write: LogFn): void {
  const [about, message] = line
  write.apply(this, typeof about === 'object' && message === undefined ? [about, 'error'] : line)
}

/** Without the error's other members, because databases put the refused row there. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error }
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) }
  return { type: error.name, message: withoutEmails(error.message), stack: withoutEmails(error.stack ?? ''), ...code, ...cause }
}
