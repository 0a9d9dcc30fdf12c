/**
 * What nginx does by default with `proxy_pass http://127.0.0.1:PORT` and nothing else: Host becomes the upstream's address, HTTP/1.0,
 * `Connection: close`, and no header about the client. A server behind it cannot distinguish a stranger from a browser on its own machine.
 */
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

const HOP_BY_HOP = /^(host|connection|keep-alive|transfer-encoding|upgrade|te|trailer)$/i

/** The proxy's address; it ends with the test. */
export async function startNginxDefault(upstream: string): Promise<string> {
  const { hostname, port, host } = new URL(upstream)
  const proxy = createServer(async (incoming, outgoing) => {
    const body = await buffer(incoming)
    const passed = incoming.rawHeaders.flatMap((name, at, all) =>
      at % 2 === 0 && !HOP_BY_HOP.test(name) ? [`${name}: ${all[at + 1]}\r\n`] : [],
    )
    const head = `${incoming.method} ${incoming.url} HTTP/1.0\r\nHost: ${host}\r\nConnection: close\r\n${passed.join('')}\r\n`
    const socket = connect(Number(port), hostname, () => socket.write(Buffer.concat([Buffer.from(head), body])))
    const answer = await buffer(socket)
    const end = answer.indexOf('\r\n\r\n')
    const [status = '', ...lines] = answer.subarray(0, end).toString('latin1').split('\r\n')
    const headers = lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()] as const)
    for (const [name, value] of headers) if (!HOP_BY_HOP.test(name)) outgoing.appendHeader(name, value)
    outgoing.writeHead(Number(status.split(' ')[1])).end(answer.subarray(end + 4))
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void proxy.close())
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
}
