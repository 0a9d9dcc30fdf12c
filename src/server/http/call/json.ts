/** The only body that is read: JSON. A compressed one is not unpacked; an empty one is as absent; a key that reaches for a prototype is refused. */
import type { FastifyBodyParser } from 'fastify'
import { refuse } from '#kernel/refusal'
import { RefusedEarly } from '../answer/refuse.ts'

/** `parse` is the framework's own parser, told to refuse `__proto__` and `constructor.prototype` however they are escaped. */
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
