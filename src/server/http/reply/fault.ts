/** Error handler of last resort: turns anything thrown into a reply without internals. */
import type { FastifyBodyParser, FastifyError } from 'fastify'
import type { RefusalName } from '#contract/shared/refusals'
import { type Refused, refuse } from '#kernel/refusal'
import type { ServerDeps } from '../deps.ts'

/** The refusal for an error; `fault` if unexpected. */
export function refusalOf(error: unknown, kinds: Pick<ServerDeps, 'isUnavailable' | 'isCallerGone'>): Refused<RefusalName> {
  if (error instanceof RefusedEarly) return error.refused
  if (kinds.isUnavailable?.(error)) return refuse('unavailable')
  if (kinds.isCallerGone?.(error)) return refuse('session_expired')
  return isFrameworkError(error)
    ? ofFramework(error)
    : isCallersFault(error)
      ? refuse('invalid', { reason: 'request_unreadable' })
      : refuse('fault')
}

/** The file sender's refusal of a condition (If-Match) that the file does not meet. */
function isCallersFault(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error && Number(error.statusCode) >= 400 && Number(error.statusCode) < 500
}

function isFrameworkError(error: unknown): error is FastifyError {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    (error.code.startsWith('FST_ERR_') || isAborted(error.code))
  )
}

/** The caller disconnected while sending the body. */
function isAborted(code: string): boolean {
  return code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE'
}

function ofFramework(error: FastifyError): Refused<RefusalName> {
  const status = isAborted(error.code) ? 400 : (error.statusCode ?? 500)
  if (status === 413) return refuse('too_large')
  if (status === 415) return refuse('wrong_type')
  if (status === 404) return refuse('no_route')
  return status >= 400 && status < 500 ? refuse('invalid', { reason: 'request_unreadable' }) : refuse('fault')
}

/** Thrown inside the framework's parsers, where a refusal can only leave as an error. */
class RefusedEarly extends Error {
  override readonly name = 'RefusedEarly'
  readonly refused: Refused<RefusalName>
  constructor(refused: Refused<RefusalName>) {
    super(refused.refused)
    this.refused = refused
  }
}

/** `parse` is the framework's parser, set to refuse `__proto__` and `constructor.prototype` however they are escaped. */
export function readJson(parse: FastifyBodyParser<string>): FastifyBodyParser<string> {
  return (request, text, done) => {
    if (request.headers['content-encoding'] !== undefined) return done(new RefusedEarly(refuse('wrong_type')), undefined)
    if (text === '') return done(null, undefined)
    return parse(request, text, (error, body) => {
      if (error) done(new RefusedEarly(refuse('invalid', { reason: 'json_refused' })), undefined)
      else done(null, body)
    })
  }
}
