/** Clients of the drilled cluster, who keep their own list of what was acknowledged to them. */
import { newId } from '#kernel/id'
import { ADMIN_EMAIL, logIn, must, signUp, UNLIMITED } from '../bench/parts/instance.ts'
import { send } from '../faults/traffic.ts'
import { pause } from './process.ts'

export type Outcome = {
  /** The longest time without an acknowledgement, in seconds. */
  readonly gap: number
  readonly acknowledged: readonly string[]
  /** Answers by status; 0: the connection broke. */
  readonly answers: ReadonlyMap<number, number>
}

const RETRY_MS = 100

/** The first administrator credits a member of the drill. `node`: an app node. */
export async function openClients(url: string, node: string) {
  const by = await logIn(node, ADMIN_EMAIL)
  await must(send(url, { by, method: 'PATCH', path: '/admin/settings', body: UNLIMITED }))
  const member = await signUp(node)
  const { body } = await must(send(url, { by: member, method: 'GET', path: '/me' }))
  const user = (body.data as unknown as { account_id: string }).account_id
  const credit = (narration: string): object => ({
    ...{ user, account_type: 'bonus', amount: '0.01', transaction_type: 'credit', narration },
  })

  /** Callers in a closed loop; each repeats a credit, with its key, until it is acknowledged. */
  const run = (callers: number) => {
    const acknowledged: string[] = []
    const answers = new Map<number, number>()
    let running = true
    let gap = 0
    let last = performance.now()
    const one = async (): Promise<void> => {
      const narration = `drill ${newId()}`
      for (;;) {
        const status = await send(url, { by, method: 'POST', path: '/admin/transaction', body: credit(narration) }, narration.slice(6))
          .then((answer) => answer.status)
          .catch(() => 0)
        answers.set(status, (answers.get(status) ?? 0) + 1)
        if (status === 201) break
        await pause(RETRY_MS)
      }
      const now = performance.now()
      gap = Math.max(gap, now - last)
      last = now
      acknowledged.push(narration)
    }
    const loops = Array.from({ length: callers }, async () => {
      while (running) await one()
    })
    return {
      acknowledged: () => acknowledged.length,
      stop: async (): Promise<Outcome> => {
        running = false
        await Promise.all(loops)
        return { gap: gap / 1000, acknowledged, answers }
      },
    }
  }

  /** An open loop: so many requests a second, one credit in five, none repeated by the client. */
  const stream = (per_second: number) => {
    const acknowledged: string[] = []
    const answers = new Map<number, number>()
    const pending = new Set<Promise<void>>()
    const started = performance.now()
    let sent = 0
    let gap = 0
    let last = started
    const one = async (n: number): Promise<void> => {
      const narration = `drill ${newId()}`
      const writes = n % 5 === 0
      const request = writes
        ? { by, method: 'POST', path: '/admin/transaction', body: credit(narration) }
        : { by, method: 'GET', path: READ[n % READ.length] ?? '/me' }
      const status = await send(url, request, writes ? narration.slice(6) : undefined).then(
        (answer) => answer.status,
        () => 0,
      )
      answers.set(status, (answers.get(status) ?? 0) + 1)
      if (status >= 300 || status === 0) return
      if (writes) acknowledged.push(narration)
      gap = Math.max(gap, performance.now() - last)
      last = performance.now()
    }
    const timer = setInterval(() => {
      const due = Math.floor(((performance.now() - started) * per_second) / 1000)
      for (; sent < due; sent += 1) {
        const call = one(sent).finally(() => pending.delete(call))
        pending.add(call)
      }
    }, 5)
    return {
      acknowledged: () => acknowledged.length,
      stop: async (): Promise<Outcome> => {
        clearInterval(timer)
        await Promise.all(pending)
        return { gap: gap / 1000, acknowledged, answers }
      },
    }
  }
  return { run, stream }
}

const READ = ['/me', '/me/account', '/plans', '/me/messages', '/market/prices', '/proof']
