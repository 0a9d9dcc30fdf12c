/**
 * Parses bodies as JSON only. Compressed bodies are not unpacked, an empty one counts as absent, and prototype keys are
 * refused.
 */
import type { FastifyBodyParser } from 'fastify'
import { refuse } from '#kernel/refusal'
import { RefusedEarly } from '../answer/refuse.ts'

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
