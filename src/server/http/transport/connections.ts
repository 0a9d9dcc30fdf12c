/** Connections: limited per network, cut off behind an unread body, and closed without losing replies when the server stops. */
import type { Server } from 'node:http'
import { BlockList, isIP, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { type Counted, type CountKey, networksOf, plainAddress } from '#kernel/network'

const DRAINABLE_BYTES = 1_048_576
const LINGER_MS = 500

/** Trusted proxies serve many clients and are exempt. */
export function capConnections(server: Server, limit: number, trusted: readonly string[]): void {
  const open = openTally()
  const exempt = toBlockList(trusted)
  server.on('connection', (socket: Socket) => {
    const address = plainAddress(socket.remoteAddress)
    if (isIP(address) !== 0 && exempt.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')) return
    const counted = networksOf(address)
    if (!open.hasRoom(counted, limit)) {
      socket.destroy()
      return
    }
    socket.once('close', open.add(counted))
  })
}

function toBlockList(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

/**
 * Stops reading a body once the reply is sent: half-closes the connection, so that the caller can read the reply, and drops it
 * soon after. A small declared remainder is read instead, so that the connection can be reused.
 */
export function cutOffUnread(app: FastifyInstance): void {
  app.addHook('onResponse', async (request) => {
    const { raw } = request
    if (raw.complete) return
    const declared = Number(raw.headers['content-length'])
    if (raw.headers['transfer-encoding'] === undefined && declared <= DRAINABLE_BYTES) return
    raw.socket.pause()
    raw.socket.end()
    setTimeout(() => raw.socket.destroy(), LINGER_MS).unref()
  })
}

/**
 * Replies sent while draining close their connection. Unused connections, which browsers preconnect, are closed at once: Node
 * does not count them as idle and would wait.
 */
export function closeWhileDraining(app: FastifyInstance): void {
  let draining = false
  const idle = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    idle.add(socket)
    socket.once('close', () => idle.delete(socket))
  })
  app.server.on('request', ({ socket }) => idle.delete(socket))
  app.addHook('preClose', async () => {
    draining = true
    for (const socket of idle) socket.destroy()
  })
  app.addHook('onSend', async (_request, reply) => {
    if (draining) reply.header('connection', 'close')
  })
}

/** Stops accepting, closes idle connections, lets requests in progress finish, and cuts the rest after `seconds`. */
export async function drain(app: FastifyInstance, seconds: number): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), seconds * 1000)
  await app.close()
  clearTimeout(cut)
}

export type Occupants = {
  /** Whether the caller may have one more; `each` is the limit of a single one. */
  hasRoom(counted: Counted, each: number): boolean
  /** Adds one, and returns what takes it away again, once. */
  add(counted: Counted): () => void
}

/** How many of something each caller has, by user or network. */
export function openTally(): Occupants {
  const counts = new Map<CountKey, number>()
  const change = (counted: Counted, by: 1 | -1): void => {
    for (const { key } of counted) {
      const left = (counts.get(key) ?? 0) + by
      if (left === 0) counts.delete(key)
      else counts.set(key, left)
    }
  }
  return {
    hasRoom: (counted, each) => counted.every(({ key, times }) => (counts.get(key) ?? 0) < each * times),
    add: (counted) => {
      change(counted, 1)
      let is_counted = true
      return () => {
        if (is_counted) change(counted, -1)
        is_counted = false
      }
    },
  }
}
