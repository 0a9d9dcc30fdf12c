/** Limits open connections per network address. Trusted proxies serve many clients and are exempt. */
import type { Server } from 'node:http'
import { BlockList, isIP, type Socket } from 'node:net'

export function capConnections(server: Server, limit: number, trusted: readonly string[]): void {
  const open = new Map<string, number>()
  const exempt = toBlockList(trusted)
  server.on('connection', (socket: Socket) => {
    const address = plainAddress(socket.remoteAddress ?? '')
    if (isIP(address) !== 0 && exempt.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')) return
    const count = (open.get(address) ?? 0) + 1
    if (count > limit) {
      socket.destroy()
      return
    }
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left === 0) open.delete(address)
      else open.set(address, left)
    })
  })
}

/** IPv4-mapped IPv6 addresses as plain IPv4. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')
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
