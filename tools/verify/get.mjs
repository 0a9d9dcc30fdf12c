/** Asks an instance for what it publishes. Throws Broken where no answer, or none of the published form, comes. */
import { must, PLATFORM } from './hash.mjs'

const WAIT = 120_000
export const NETWORK = [PLATFORM, 'the network']

export async function get(url, path) {
  const answer = await fetch(`${url}/api/v1${path}`, { signal: AbortSignal.timeout(WAIT) }).catch(() => null)
  must(answer !== null, `GET ${path}`, 'there was no response', NETWORK)
  return answer
}

export async function getJson(url, path) {
  const answer = await get(url, path)
  must(answer.ok, `GET ${path}`, `the server answered ${answer.status}`)
  const json = await answer.json().catch(() => null)
  must(typeof json?.data === 'object' && json.data !== null, `GET ${path}`, 'the answer is not {"data": …}')
  return json.data
}
