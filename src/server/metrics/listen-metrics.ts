/** The port that whoever watches this machine reads: on loopback alone, apart from the public one, and only where it was asked for. */
import { createServer } from 'node:http'

export type MetricsServer = { readonly port: number; close(): Promise<void> }

const TYPE = 'text/plain; version=0.0.4; charset=utf-8'

export function listenMetrics(port: number, read: () => Promise<string>): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    read().then(
      (text) => response.writeHead(200, { 'content-type': TYPE, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(503).end(),
    )
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      const bound = typeof address === 'object' && address ? address.port : port
      resolve({ port: bound, close: () => new Promise((done) => server.close(() => done())) })
    })
  })
}
