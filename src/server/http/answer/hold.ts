/** Holds a turn while a call runs and its answer is taken, so that answers waiting in memory count too. */
import type { FastifyReply } from 'fastify'

/** Beyond this a caller takes the answer too slowly, and is cut off. */
const SEND_SECONDS = 120

export async function holdWhileSent(reply: FastifyReply, leave: () => void, work: () => Promise<FastifyReply>): Promise<FastifyReply> {
  const { raw } = reply
  try {
    return await work()
  } finally {
    if (raw.writableFinished || reply.request.gone.aborted) leave()
    else {
      const cut = setTimeout(() => raw.destroy(), SEND_SECONDS * 1000).unref()
      raw.once('close', () => {
        clearTimeout(cut)
        leave()
      })
    }
  }
}
