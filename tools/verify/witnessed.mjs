/** Whether an instance shows us what it showed a witness. Throws Broken, with both checkpoints as evidence, when it does not. */
import { COSIGNED, readCosignature, WITNESS } from './cosignature.mjs'
import { Broken, must, PLATFORM } from './hash.mjs'
import { proveConsistent } from './instance.mjs'
import { readCheckpoint } from './note.mjs'
import { numberOf, readNote } from './recovery.mjs'
import { askWitness } from './witness.mjs'

const ASK_EVERY = 1000
const CONFLICT = 'the platform showed the witness another history than it shows here: the two checkpoints are the evidence'

/**
 * `instance` is what verifyInstance returned. A witness that is behind is asked again for `wait` seconds: until it has signed the
 * checkpoint that is shown here, or one that continues it, there is nothing to rely on.
 */
export async function checkWitness({ url, instance, witness, witness_url, wait, say }) {
  const { identity, heads } = instance
  const shown = readCheckpoint(instance.note, identity)
  await checkEvidence(witness_url)
  const until = Date.now() + wait * 1000
  for (;;) {
    const note = await askWitness(witness_url, '/checkpoint')
    must(note !== null, 'witness', 'the witness shows no checkpoint', [WITNESS, 'the network'])
    const seen = readNote(note, identity, 'witness')
    const time = readCosignature(note, witness, new Date())
    const evidence = { shown_here: shown.signed, shown_to_the_witness: note }
    const current = seen.number === numberOf(identity.origin)
    if (current && seen.size > shown.size) return await later({ url, shown, seen, time, evidence, say })
    if (current && !heads.headAt(seen.size).equals(seen.root)) throw conflict(CONFLICT, evidence)
    if (current && seen.size === shown.size) return say(`witness: ${witness.name} signed this checkpoint at ${instant(time)}`)
    // Under an earlier origin it has not seen the recovery yet.
    const behind = `the witness has signed ${seen.size} of the ${shown.size} entries shown here, and no more in ${wait} seconds`
    must(Date.now() < until, 'witness', behind, COSIGNED)
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY))
  }
}

/** The witness saw more: what is shown here has to be the start of it. */
async function later({ url, shown, seen, time, evidence, say }) {
  try {
    await proveConsistent(url, shown, seen)
  } catch (error) {
    if (error instanceof Broken && error.check === 'consistency') throw conflict(CONFLICT, evidence)
    throw error
  }
  say(`witness: signed ${seen.size} entries at ${instant(time)}, of which the ${shown.size} shown here are the start`)
}

async function checkEvidence(witness_url) {
  const text = await askWitness(witness_url, '/evidence')
  const kept = text === null ? [] : JSON.parse(text).data
  const forked = kept.find(({ kind }) => kind === 'forked')
  if (forked) throw conflict(`the witness holds two checkpoints of two histories: ${forked.why}`, forked, COSIGNED)
}

function conflict(why, evidence, fault = [PLATFORM]) {
  return Object.assign(new Broken('witness', why, fault), { evidence })
}

function instant(seconds) {
  return new Date(seconds * 1000).toISOString()
}
