/** The worker of the checks, so that hashing doesn't block the page. It handles one request and ends. */

import { checkBundle } from './check-bundle.ts'
import { checkEverything } from './check-everything.ts'
import { compareHistory } from './history.ts'
import type { Ask, FromWorker } from './worker-messages.ts'

const send = (message: FromWorker): void => self.postMessage(message)

self.addEventListener('message', ({ data }: MessageEvent<Ask>) => {
  answer(data).then(
    (reply) => send({ reply }),
    (error: unknown) => send({ failed: error instanceof Error ? error.message : String(error) }),
  )
})

async function answer(ask: Ask) {
  switch (ask.kind) {
    case 'bundle':
      return checkBundle(ask.json, ask.whose, ask.known)
    case 'history':
      return compareHistory(ask.seen, ask.shown, ask.hashes, ask.whose)
    case 'everything':
      return checkEverything(
        ask.epoch,
        ask.whose,
        { leaves: () => fetch(ask.leaves_url), entries: (from, to) => fetch(`/api/v1/proof/log/entries?from=${from}&to=${to}`) },
        (progress) => send({ progress }),
      )
  }
}
