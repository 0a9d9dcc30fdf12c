/** A real SMTP server on loopback with configurable failures. */
import { SMTPServer } from 'smtp-server'
import type { Certificate } from '#test/support/certificate.ts'

type Mood = 'well' | 'temporary' | 'permanent' | 'drops-after-data' | 'silent'

export type CapturingSmtp = {
  readonly url: string
  readonly raw: string[]
  /** How often an email was offered, failed attempts included. */
  readonly offers: () => number
  behave(mood: Mood): void
  close(): Promise<void>
}

function answer(code: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode: code })
}

/** `tls`: the certificate that it shows after STARTTLS, or with `secure` from the first byte; without one it offers none. */
type Way = { readonly port?: number; readonly tls?: Certificate; readonly secure?: boolean }

export async function startSmtp({ port = 0, tls, secure = false }: Way = {}): Promise<CapturingSmtp> {
  let mood: Mood = 'well'
  let offers = 0
  const raw: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    ...(tls ? { ...tls, secure } : { disabledCommands: ['STARTTLS'] }),
    logger: false,
    // A mailer keeps its connection open, so closing doesn't wait for clients.
    closeTimeout: 100,
    onRcptTo: (_address, _session, done) => {
      offers += 1
      if (mood === 'temporary') done(answer(451, 'later'))
      else if (mood === 'permanent') done(answer(550, 'no such mailbox'))
      else if (mood !== 'silent') done()
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        raw.push(Buffer.concat(chunks).toString())
        if (mood !== 'drops-after-data') return done()
        // Taken, but the answer never reaches the sender.
        for (const connection of server.connections) if (connection.session.id === session.id) connection.close()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address()
  const bound = typeof address === 'object' && address ? address.port : 0
  return {
    url: tls ? `${secure ? 'smtps' : 'smtp'}://localhost:${bound}` : `smtp://127.0.0.1:${bound}`,
    raw,
    offers: () => offers,
    behave: (next) => {
      mood = next
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
