/** Answers calls of the sample account from the recording. What was not recorded, and every change, is refused with a plain sentence. */
import type { Transport } from '#web/shared/call/call-error.ts'

const PREFIX = '/api/v1'
const STATUS = 409
/** As a refusal on the wire, of no known code, so that its own sentence is shown. */
const CODE = 0

/** `refusal`: the sentence. Reads that need no session go to the server. */
export function sampleTransport(answers: Readonly<Record<string, unknown>>, refusal: string): Transport {
  return async (url, init) => {
    const path = url.slice(PREFIX.length)
    if (init.method === 'GET' && path in answers) return { status: 200, text: JSON.stringify(answers[path]) }
    if (init.method === 'GET' && !/^\/(?:me|private)\//.test(path)) {
      const reply = await fetch(url, { ...init, credentials: 'omit' })
      return { status: reply.status, text: await reply.text() }
    }
    const body = { error_code: CODE, params: { reason: 'sample' }, message: refusal }
    return { status: STATUS, text: JSON.stringify(body) }
  }
}
