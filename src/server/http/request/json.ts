/**
 * Parses bodies as JSON only. Compressed bodies are not unpacked, an empty one counts as absent, and prototype keys are
 * refused.
 */
import type { FastifyBodyParser } from 'fastify'
import type { RefusalName } from '#contract/shared/refusals'
import { type Refused, refuse } from '#kernel/refusal'

/** Thrown inside the framework's parsers, where a refusal can only leave as an error. */
export class RefusedEarly extends Error {
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
