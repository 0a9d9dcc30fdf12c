/**
 * Money traffic over HTTP and a list of what was sent and what was acknowledged, kept in a file outside of the database. A call whose
 * answer never came stays in doubt until it is sent again.
 */
import { appendFileSync } from 'node:fs'
import { newId, randomBelow } from '#kernel/id'
import type { Body } from '#test/support/app.ts'
import type { Sent } from '../rooms/ledger/checker.ts'

export type Member = { readonly user_id: string; readonly email: string; readonly token: string }
type Request = { readonly by: Member; readonly route: string; readonly method: string; readonly path: string; readonly body?: object }
type SentRequest = Request & { readonly key: string; answer: string | null; refused: boolean }
export type Answer = {
  readonly status: number
  readonly text: string
  readonly replayed: boolean
  readonly retry_after: string | null
  readonly body: Body
}

/** Sends one request to an address. Throws where the connection gives no whole answer. */
export async function send(
  url: string,
  { by, method, path, body }: Omit<Request, 'route' | 'by'> & { readonly by: Pick<Member, 'token'> | null },
  key?: string,
): Promise<Answer> {
  const response = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(by ? { authorization: `Bearer ${by.token}` } : {}),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(60_000),
  })
  const text = await response.text()
  const replayed = response.headers.get('idempotent-replay') === 'true'
  const retry_after = response.headers.get('retry-after')
  return { status: response.status, text, replayed, retry_after, body: (text.startsWith('{') ? JSON.parse(text) : {}) as Body }
}

/** Copies of a call that was in doubt, and how often each is sent until it is answered. */
const [AT_ONCE, TRIES] = [4, 100]

export type Traffic = ReturnType<typeof openTraffic>

/** `address` says where a live node is right now. */
export function openTraffic(members: readonly Member[], administrator: Member, log: string, address: () => string) {
  const sent: SentRequest[] = []
  const faults: string[] = []
  const investments: { by: Member; id: string }[] = []
  const withdrawals: { by: Member; id: string }[] = []
  let running = false
  let acknowledged = 0

  const write = (line: object): void => appendFileSync(log, `${JSON.stringify(line)}\n`)

  async function ask(request: Request): Promise<Answer | null> {
    const asked: SentRequest = { ...request, key: newId(), answer: null, refused: false }
    sent.push(asked)
    write({ sent: keyOf(asked), path: asked.path, body: asked.body })
    return attempt(asked)
  }

  /** Null where it stays in doubt. */
  async function attempt(asked: SentRequest): Promise<Answer | null> {
    const answer = await send(address(), asked, asked.key).catch(() => null)
    if (answer?.status === 503 && !answer.retry_after) faults.push(`503 without Retry-After: ${asked.method} ${asked.path}`)
    if (answer === null || answer.status === 503) {
      // Backs off like a well-behaved client while no server answers.
      await new Promise((resolve) => setTimeout(resolve, 100))
      return null
    }
    if (answer.status >= 500) faults.push(`${answer.status} ${asked.method} ${asked.path} ${answer.text}`)
    if (answer.status < 300) {
      if (asked.answer !== null && asked.answer !== answer.text)
        faults.push(`${asked.path} was answered ${asked.answer} and then ${answer.text}`)
      if (asked.answer !== null && !answer.replayed) faults.push(`${asked.path} happened twice`)
      asked.answer = answer.text
      acknowledged += 1
      write({ acknowledged: keyOf(asked), answer: answer.text })
    } else if (asked.answer !== null) faults.push(`${asked.path} was accepted and then refused: ${answer.text}`)
    else asked.refused = true
    return answer
  }

  /** Until there is an answer. */
  async function insist(asked: SentRequest): Promise<Answer> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const answer = await send(address(), asked, asked.key).catch(() => null)
      if (answer && answer.status !== 503) return answer
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`${asked.path} had no answer in ${TRIES} tries`)
  }

  const pick = <T>(list: readonly T[]): T | undefined => list[randomBelow(Math.max(1, list.length))]

  async function one(): Promise<void> {
    const by = pick(members)
    if (!by) return
    const post = (route: string, path: string, body?: object) => ask({ by, route, method: 'POST', path, ...(body ? { body } : {}) })
    switch (randomBelow(6)) {
      case 0: {
        const created = await post('deposit', '/private/user/deposit', {
          amount: `${1 + randomBelow(300)}.0${randomBelow(10)}`,
          payment_method: 'card',
        })
        const id = created?.body.data?.transaction?._id
        if (!id) return
        if (randomBelow(2)) await post('payDeposit', `/private/user/deposit/${id}/pay`, { outcome: randomBelow(4) ? 'approve' : 'decline' })
        else await ask({ by: administrator, route: 'approve', method: 'PATCH', path: `/admin/transaction/${id}` })
        return
      }
      case 1: {
        const bought = await post('subscribe', '/private/user/investment', { plan: 'starter', amount: `${100 + randomBelow(50)}.00` })
        const id = bought?.body.data?.investment?._id
        if (id) investments.push({ by, id })
        return
      }
      case 2: {
        const held = pick(investments)
        if (held) await ask({ by: held.by, route: 'liquidate', method: 'PATCH', path: `/private/user/investment/${held.id}`, body: {} })
        return
      }
      case 3: {
        const asked = await post('withdraw', '/private/user/transaction', {
          amount: `${1 + randomBelow(40)}.50`,
          payment_option: 'wallet',
          selected_coin: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4::btc::Bitcoin',
        })
        const id = asked?.body.data?.transaction?._id
        if (id) withdrawals.push({ by, id })
        return
      }
      case 4: {
        const open = pick(withdrawals)
        if (open) await ask({ by: open.by, route: 'cancelWithdrawal', method: 'DELETE', path: `/private/user/transaction/${open.id}` })
        return
      }
      default: {
        const before = pick(sent.filter(({ answer }) => answer !== null))
        if (before) await attempt(before)
      }
    }
  }

  const keyOf = ({ by, route, key }: SentRequest): string => `http/${by.user_id}/${route}/${key}`

  return {
    faults,
    acknowledged: (): number => acknowledged,
    moveDate: (days: number) =>
      ask({ by: administrator, route: 'moveBusinessDate', method: 'POST', path: '/admin/business-date', body: { days } }),
    /** Callers that go on until `stop`; resolves when each has had its last answer or lost its connection. */
    run: async (callers: number): Promise<void> => {
      running = true
      const caller = async (): Promise<void> => {
        while (running) await one()
      }
      await Promise.all(Array.from({ length: callers }, caller))
    },
    stop: (): void => {
      running = false
    },
    /**
     * I7: sends again what is in doubt, several times at once as impatient clients do. They must get one answer, and it may be news to one
     * of them.
     */
    resolve: async (): Promise<{ readonly sent_again: number; readonly had_happened: number }> => {
      let had_happened = 0
      const doubtful = sent.filter(({ answer, refused }) => answer === null && !refused)
      for (const asked of doubtful) {
        const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => insist(asked)))
        const texts = new Set(answers.map(({ status, text, body }) => (status < 300 ? text : `refused ${body.error_code}`)))
        if (texts.size > 1) faults.push(`${asked.path} was answered ${[...texts].join(' and ')}`)
        const fresh = answers.filter(({ status, replayed }) => status < 300 && !replayed).length
        if (fresh > 1) faults.push(`${asked.path} happened twice`)
        if (fresh === 0 && answers.some(({ replayed }) => replayed)) had_happened += 1
        await attempt(asked)
      }
      return { sent_again: doubtful.length, had_happened }
    },
    /** For the checker: what was refused must not be there, so it counts as never sent. */
    list: (): Sent[] =>
      sent.filter(({ refused, answer }) => !refused || answer !== null).map((asked) => ({ key: keyOf(asked), answer: asked.answer })),
  }
}
