/** Parses the command line. Throws Usage if it is invalid. */
import { homedir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readVerifierKey } from './cosignature.mjs'
import { fromBase64, fromCents } from './hash.mjs'
import { isName } from './note.mjs'

export const USAGE = `node verify.mjs --url URL [--all]         checks the instance at URL and remembers its checkpoint
node verify.mjs --bundle FILE             checks a bundle against the instance of the last run
node verify.mjs --url URL --bundle FILE   both, and that the bundle is of the same log
node verify.mjs --witness --url URL       polls URL and cosigns its checkpoints

  --state FILE    the state file (~/.clearterm-verify.json, of a witness ~/.clearterm-witness.json)
  --origin NAME --key BASE64   the log's origin and public key, if known from another source
  --account UUID  the account id in your profile, which the bundle must have
  --amount CENTS  your expected amount in cents, which the bundle must have
  --all           checks every available leaves file, not only the newest epoch's
  --witness-key KEY --witness-url URL   a witness that must have signed the checkpoint; --wait SECONDS (90)

  --witness       --port NUMBER (8411) --host ADDRESS (127.0.0.1) --every SECONDS (60) --name NAME (witness-…)
`

export class Usage extends Error {}

const text = { type: 'string' }
const flag = { type: 'boolean' }
const options = {
  ...{ url: text, bundle: text, state: text, origin: text, key: text, account: text, amount: text, all: flag, help: flag },
  ...{ witness: flag, port: text, host: text, every: text, name: text, 'witness-key': text, 'witness-url': text, wait: text },
}

export function readOptions() {
  const given = parse()
  check(given)
  checkWitness(given)
  const number = (name, standard) => (given[name] === undefined ? standard : Number(given[name]))
  return {
    ...given,
    url: given.url?.replace(/\/+$/, ''),
    state: given.state ?? join(homedir(), given.witness ? '.clearterm-witness.json' : '.clearterm-verify.json'),
    pinned: given.key === undefined ? null : { origin: given.origin, public_key: given.key },
    trusted: given['witness-key'] === undefined ? null : readVerifierKey(given['witness-key']),
    witness_url: given['witness-url']?.replace(/\/+$/, ''),
    host: given.host ?? '127.0.0.1',
    ...{ port: number('port', 8411), every: number('every', 60), wait: number('wait', 90) },
  }
}

function parse() {
  try {
    return parseArgs({ options }).values
  } catch (error) {
    throw new Usage(error.message)
  }
}

function check({ url, bundle, origin, key, amount, help }) {
  if (help) throw new Usage('')
  if (url === undefined && bundle === undefined) throw new Usage('Name a --url or a --bundle.')
  if (url !== undefined && !isWeb(url)) throw new Usage('--url takes an http or https address.')
  if ((origin === undefined) !== (key === undefined)) throw new Usage('--origin and --key go together.')
  if (key !== undefined && !(isName(origin) && fromBase64(key)?.length === 32)) throw new Usage('--key takes 32 bytes in base64.')
  if (amount !== undefined && fromCents(amount) === null) throw new Usage('--amount takes whole cents.')
}

function checkWitness({ witness, url, bundle, all, port, every, name, wait, ...rest }) {
  const [key, address] = [rest['witness-key'], rest['witness-url']]
  if ((key === undefined) !== (address === undefined)) throw new Usage('--witness-key and --witness-url go together.')
  if (key !== undefined && (url === undefined || witness)) throw new Usage('A witness is asked about a --url.')
  if (key !== undefined && readVerifierKey(key) === null) throw new Usage('--witness-key takes what the witness shows at /key.')
  if (address !== undefined && !isWeb(address)) throw new Usage('--witness-url takes an http or https address.')
  if (!isWhole(wait, 0, 86_400)) throw new Usage('--wait takes seconds.')
  if (!witness) return
  if (url === undefined || bundle !== undefined || all) throw new Usage('--witness takes a --url, and neither --bundle nor --all.')
  if (!isWhole(port, 0, 65_535)) throw new Usage('--port takes a port.')
  if (!isWhole(every, 1, 86_400)) throw new Usage('--every takes seconds.')
  if (name !== undefined && !isName(name)) throw new Usage('--name takes printable ASCII without spaces and plus signs.')
}

function isWeb(address) {
  return URL.canParse(address) && /^https?:/.test(address)
}

function isWhole(value, least, most) {
  return value === undefined || (/^\d{1,5}$/.test(value) && Number(value) >= least && Number(value) <= most)
}
