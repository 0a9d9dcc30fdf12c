/**
 * Requests per second of a page, packed as a browser asks for it, over keep-alive connections: by wrk where it is installed, else by autocannon
 * (npx). Beside it, turn about, a bare server of Node's in the same process that sends the same bytes and nothing more.
 */
import { execFile } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import { promisify } from 'node:util'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 6)
const CONNECTIONS = 64
const ROUNDS = 3
const run = promisify(execFile)

export async function compareToBare(address: string): Promise<string> {
  const packed = await fetchPacked(address)
  const bare = await serveBare(packed)
  const own: number[] = []
  const others: number[] = []
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      own.push(await hammer(address))
      others.push(await hammer(bare.address))
    }
  } finally {
    bare.server.close()
  }
  const [best, bestBare] = [Math.max(...own), Math.max(...others)]
  const ratio = (best / bestBare).toFixed(2)
  return `${best} requests/s of ${packed.length} bytes, a bare server ${bestBare}: ${ratio} of it; best of ${ROUNDS}, ${CONNECTIONS} connections`
}

/** As it is on the wire. */
async function fetchPacked(address: string): Promise<Buffer> {
  const { stdout } = await run('curl', ['--silent', '--header', 'accept-encoding: br', address], { encoding: 'buffer' })
  return stdout
}

function serveBare(content: Buffer): Promise<{ readonly server: Server; readonly address: string }> {
  const head = { 'content-type': 'text/html; charset=utf-8', 'content-length': String(content.length) }
  const server = createServer((_request, response) => response.writeHead(200, head).end(content))
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve({ server, address: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/` })
    })
  })
}

async function hammer(address: string): Promise<number> {
  try {
    const asked = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}`, '-H', 'accept-encoding: br', address]
    return Math.round(Number(/Requests\/sec:\s*([\d.]+)/.exec((await run('wrk', asked)).stdout)?.[1]))
  } catch {
    const asked = [
      '--yes',
      'autocannon@8.0.0',
      '-c',
      String(CONNECTIONS),
      '-d',
      String(SECONDS),
      '-H',
      'accept-encoding=br',
      '--json',
      address,
    ]
    const report = JSON.parse((await run('npx', asked)).stdout) as { readonly requests: { readonly average: number } }
    return Math.round(report.requests.average)
  }
}
