/**
 * The socket for `pg`: a stream over a message port to the embedded store's thread. Without a network port or file, no other
 * process can connect.
 */
import { Duplex } from 'node:stream'
import type { MessagePort } from 'node:worker_threads'
import { concatBytes } from './bytes.ts'

/** `dial` passes the other end of a new channel to the store; null if the store is gone. */
export function connectionTo(dial: () => MessagePort | null): Duplex {
  let port: MessagePort | null = null
  const stream = new Duplex({
    read() {},
    write: (chunk: Uint8Array, _encoding, done) => {
      post([chunk])
      done()
    },
    // pg corks the messages of one query, so that they are sent together.
    writev: (chunks: { chunk: Uint8Array }[], done) => {
      post(chunks.map(({ chunk }) => chunk))
      done()
    },
    final: (done) => {
      port?.close()
      done()
    },
    destroy: (error, done) => {
      port?.close()
      done(error)
    },
  })

  /** Copies, because a chunk is a view of a buffer that its writer reuses. */
  function post(chunks: readonly Uint8Array[]): void {
    const bytes = concatBytes(chunks)
    port?.postMessage(bytes, [bytes.buffer])
  }

  function connect(): Duplex {
    port = dial()
    if (!port) {
      stream.destroy(Object.assign(new Error('the embedded store has stopped'), { code: 'ECONNREFUSED' }))
      return stream
    }
    port.on('message', (bytes: Uint8Array) => stream.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)))
    port.on('close', () => stream.push(null))
    process.nextTick(() => stream.emit('connect'))
    return stream
  }

  return Object.assign(stream, {
    connect,
    setNoDelay: () => stream,
    setKeepAlive: () => stream,
    ref: () => port?.ref(),
    unref: () => port?.unref(),
  })
}
