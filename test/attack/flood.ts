/** A sender who does not stop by himself. */
import { connect } from 'node:net'

/**
 * Writes a head, then as many blocks as the server takes, up to `limit_bytes`; resolves with what was answered once the server has closed.
 */
export function flood(port: number, head: string | Buffer, block: Buffer, limit_bytes: number): Promise<string> {
  return new Promise((resolve) => {
    const parts: Buffer[] = []
    const socket = connect(port, '127.0.0.1')
    let written = 0
    const pump = () => {
      while (written < limit_bytes && socket.writable) {
        written += block.length
        if (!socket.write(block)) return
      }
    }
    socket.on('data', (part) => parts.push(part))
    socket.on('drain', pump)
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(Buffer.concat(parts).toString('latin1')))
    socket.write(head)
    pump()
  })
}
