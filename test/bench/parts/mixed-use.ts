/** Members and visitors who use a whole instance over HTTP: reading, money, documents, streams, sessions that begin and end. */
import { randomBelow } from '#kernel/id'
import { send } from '../../faults/traffic.ts'
import { ADMIN_EMAIL, logIn, type Member, must, signUp, UNLIMITED } from './instance.ts'

export type MixedUse = {
  /** Callers that go on until `stop`. */
  run(callers: number): Promise<void>
  stop(): void
  /** How many answers there were by the first digit of their status; 0 is a broken connection. */
  readonly answers: ReadonlyMap<number, number>
}

const READ = [
  '/me',
  '/me/account',
  '/me/transactions',
  '/me/investments',
  '/me/messages',
  '/me/equity',
  '/me/proof',
  '/plans',
  '/bots',
  '/trades',
  '/trades/recent',
  '/market/prices',
  '/proof',
]
const PAGES = ['/', '/plans', '/bots', '/proof', '/login']
const STREAM_MS = 1_500

/** Signs members up, two at a time: hashing their passwords takes a core each. */
export async function openMixedUse(url: string, members: number): Promise<MixedUse> {
  const administrator = await logIn(url, ADMIN_EMAIL)
  await must(send(url, { by: administrator, method: 'PATCH', path: '/admin/settings', body: UNLIMITED }))
  const people: Member[] = []
  while (people.length < members) people.push(...(await Promise.all([signUp(url), signUp(url)])))
  const answers = new Map<number, number>()
  let running = false
  const caller = async (): Promise<void> => {
    while (running) {
      const status = await one(url, people).catch(() => 0)
      const kind = Math.floor(status / 100)
      answers.set(kind, (answers.get(kind) ?? 0) + 1)
    }
  }
  return {
    answers,
    run: async (callers) => {
      running = true
      await Promise.all(Array.from({ length: callers }, caller))
    },
    stop: () => {
      running = false
    },
  }
}

/** One thing that a member does; the status of its last answer. */
async function one(url: string, people: Member[]): Promise<number> {
  const at = randomBelow(people.length)
  const by = people[at]
  if (!by) return 0
  const get = async (path: string): Promise<number> => (await send(url, { by, method: 'GET', path })).status
  const pick = (list: readonly string[]): string => list[randomBelow(list.length)] ?? ''
  const turn = randomBelow(100)
  if (turn < 60) return get(pick(READ))
  if (turn < 72) return page(`${url}${pick(PAGES)}`)
  if (turn < 80) return deposit(url, by)
  if (turn < 86) return invest(url, by)
  if (turn < 90) return (await send(url, { by, method: 'PATCH', path: '/me/messages', body: { is_read: true } })).status
  if (turn < 93) return stream(`${url}/api/v1/market/stream`, by)
  if (turn < 95) return stream(`${url}/api/v1/me/events`, by)
  if (turn < 98) return get(`/me/statement?month=${new Date().toISOString().slice(0, 7)}&format=${turn < 97 ? 'pdf' : 'csv'}`)
  people[at] = await logIn(url, by.email)
  return (await send(url, { by, method: 'POST', path: '/auth/logout' })).status
}

async function deposit(url: string, by: Member): Promise<number> {
  const body = { amount: `${100 + randomBelow(900)}.00`, payment_method: 'card' }
  const created = await send(url, { by, method: 'POST', path: '/private/user/deposit', body })
  const path = `/private/user/deposit/${created.body.data?.transaction?._id}/pay`
  return (await send(url, { by, method: 'POST', path, body: { outcome: 'approve' } })).status
}

/** Buys, and ends what was bought: the reserve is never used up. */
async function invest(url: string, by: Member): Promise<number> {
  const created = await send(url, { by, method: 'POST', path: '/private/user/investment', body: { plan: 'starter', amount: '100.00' } })
  const id = created.body.data?.investment?._id
  if (!id) return created.status
  return (await send(url, { by, method: 'PATCH', path: `/private/user/investment/${id}`, body: {} })).status
}

async function page(address: string): Promise<number> {
  const response = await fetch(address)
  await response.arrayBuffer()
  return response.status
}

/** Listens for a moment and hangs up. */
async function stream(address: string, { token }: Member): Promise<number> {
  const hangUp = new AbortController()
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` }, signal: hangUp.signal })
  const timer = setTimeout(() => hangUp.abort(), STREAM_MS)
  await response.text().catch(() => '')
  clearTimeout(timer)
  return response.status
}
