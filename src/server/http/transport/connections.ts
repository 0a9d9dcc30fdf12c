/** Limits open connections per network. Trusted proxies serve many clients and are exempt. */
import type { Server } from 'node:http'
import { BlockList, isIP, type Socket } from 'node:net'
import { networksOf, plainAddress } from '#kernel/network'
import { openTally } from './tally.ts'

export function capConnections(server: Server, limit: number, trusted: readonly string[]): void {
  const open = openTally()
  const exempt = toBlockList(trusted)
  server.on('connection', (socket: Socket) => {
    const address = plainAddress(socket.remoteAddress ?? '')
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
