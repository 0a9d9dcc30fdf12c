/**
 * An optional external virus scanner: `unix:/path` or `tcp:host:port` speaks clamd's INSTREAM, anything else is a command that gets the
 * file on its standard input and ends with 0 (clean), 1 (infected) or another code (unknown). Unknown rejects the file. A command inherits
 * PATH only.
 */
import { spawn } from 'node:child_process'
import { connect, type Socket } from 'node:net'

type Answer = 'clean' | 'infected' | 'unknown'
export type Scan = (bytes: Buffer) => Promise<Answer>

const MAX_SECONDS = 20
const CHUNK_BYTES = 65_536
const MAX_ANSWER_CHARACTERS = 4096

/** Null: no scanner. */
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

/** The clamd protocol: a NUL-terminated command, length-prefixed chunks, an empty chunk; the answer ends in OK or FOUND. */
function askDaemon(socket: Socket, bytes: Buffer): Promise<Answer> {
  return new Promise((resolve) => {
    let answer = ''
    const finish = (verdict: Answer): void => {
      clearTimeout(timer)
      socket.destroy()
      resolve(verdict)
    }
    // For the whole exchange, so that a trickling scanner gets no longer.
    const timer = setTimeout(() => finish('unknown'), MAX_SECONDS * 1000)
    socket.on('data', (part) => {
      answer += part.toString('latin1')
      if (answer.length > MAX_ANSWER_CHARACTERS) finish('unknown')
    })
    socket.on('error', () => finish('unknown'))
    socket.on('close', () => finish(verdictOf(answer)))
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

function verdictOf(answer: string): Answer {
  const words = answer.replaceAll('\0', '').trim()
  if (words.endsWith(' FOUND')) return 'infected'
  return words.endsWith(': OK') ? 'clean' : 'unknown'
}

function askCommand(program: string, words: readonly string[], bytes: Buffer): Promise<Answer> {
  return new Promise((resolve) => {
    // In a separate process group, so that its children end with it.
    const child = spawn(program, words, { stdio: ['pipe', 'ignore', 'ignore'], detached: true, env: { PATH: process.env.PATH } })
    const finish = (verdict: Answer): void => {
      clearTimeout(timer)
      child.stdin.destroy()
      endGroup(child.pid)
      resolve(verdict)
    }
    const timer = setTimeout(() => finish('unknown'), MAX_SECONDS * 1000)
    child.on('error', () => finish('unknown'))
    // Waits for its exit rather than the end of its pipes, which a leftover child may hold open.
    child.on('exit', (code) => finish(code === 0 ? 'clean' : code === 1 ? 'infected' : 'unknown'))
    // A scanner may close its input early.
    child.stdin.on('error', () => undefined)
    child.stdin.end(bytes)
  })
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // The group has already ended.
  }
}
