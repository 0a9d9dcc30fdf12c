/**
 * An external virus scanner, where the operator names one: `unix:/path` or `tcp:host:port` speaks clamd's INSTREAM, anything else is a command
 * that gets the file on its standard input and ends with 0 (clean), 1 (infected) or another code (it could not say). Whoever cannot say lets
 * nothing through.
 */
import { spawn } from 'node:child_process'
import { connect, type Socket } from 'node:net'

export type Scan = (bytes: Buffer) => Promise<'clean' | 'infected' | 'unknown'>

const MAX_SECONDS = 20
const CHUNK_BYTES = 65_536

/** Null: nobody is asked. */
export function openScanner(setting: string | null): Scan | null {
  if (setting === null) return null
  if (setting.startsWith('unix:')) return (bytes) => askDaemon(connect(setting.slice('unix:'.length)), bytes)
  if (setting.startsWith('tcp:')) {
    const at = setting.lastIndexOf(':')
    return (bytes) => askDaemon(connect(Number(setting.slice(at + 1)), setting.slice('tcp:'.length, at)), bytes)
  }
  const [program = '', ...words] = setting.split(/\s+/)
  return (bytes) => askCommand(program, words, bytes)
}

/** The clamd protocol: a command ended by NUL, chunks with their lengths, a chunk of none; the answer ends in OK or FOUND. */
function askDaemon(socket: Socket, bytes: Buffer): Promise<'clean' | 'infected' | 'unknown'> {
  return new Promise((resolve) => {
    let answer = ''
    socket.setTimeout(MAX_SECONDS * 1000, () => socket.destroy())
    socket.on('data', (part) => {
      answer += part.toString('latin1')
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(verdictOf(answer)))
    socket.write('zINSTREAM\0')
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
      const chunk = bytes.subarray(at, at + CHUNK_BYTES)
      socket.write(lengthOf(chunk.length))
      socket.write(chunk)
    }
    socket.end(lengthOf(0))
  })
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

function verdictOf(answer: string): 'clean' | 'infected' | 'unknown' {
  const words = answer.replaceAll('\0', '').trim()
  if (words.endsWith(' FOUND')) return 'infected'
  return words.endsWith(': OK') ? 'clean' : 'unknown'
}

function askCommand(program: string, words: readonly string[], bytes: Buffer): Promise<'clean' | 'infected' | 'unknown'> {
  return new Promise((resolve) => {
    const child = spawn(program, words, { stdio: ['pipe', 'ignore', 'ignore'], timeout: MAX_SECONDS * 1000, killSignal: 'SIGKILL' })
    child.on('error', () => resolve('unknown'))
    child.on('close', (code) => resolve(code === 0 ? 'clean' : code === 1 ? 'infected' : 'unknown'))
    // A scanner that has seen enough closes its end.
    child.stdin.on('error', () => undefined)
    child.stdin.end(bytes)
  })
}
