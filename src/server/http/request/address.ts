/** Whose request it is, for limits and the log: the network address, and the user if known. */
import type { FastifyRequest } from 'fastify'
import { type Address, type Counted, networksOf, plainAddress, userCounted } from '#kernel/network'

const MAX_HEADER = 400

/**
 * The address used for limits: the socket's, or behind trusted proxies the last entry that none of them wrote. The framework's type says
 * that there is always one; of a connection that closed there is none.
 */
export function addressOf(request: FastifyRequest): Address {
  return plainAddress(request.ip as string | undefined) || plainAddress(request.socket.remoteAddress)
}

/** What limits count: the user, independent of the address, or else the networks, which many may share. */
export function countedBy(request: FastifyRequest): Counted {
  return request.caller ? userCounted(request.caller.user_id) : networksOf(addressOf(request))
}

/** An untrusted header, truncated. */
export function readHeader(text: string | undefined): string {
  return (text ?? '').slice(0, MAX_HEADER)
}
