/** A certificate for localhost, signed by its own key, for servers of a test; X.509 v3 (RFC 5280) in as little DER as will do. */
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { addSeconds, systemClock } from '#kernel/clock'
import { DAY_SECONDS } from '#kernel/duration'

export type Certificate = { readonly key: string; readonly cert: string }

export function certificateFor(name: string): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const ECDSA_SHA256 = sequence(oid([0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]))
  const subject = sequence(tagged(0x31, sequence(oid([0x55, 0x04, 0x03]), tagged(0x0c, Buffer.from(name)))))
  const alternative = sequence(oid([0x55, 0x1d, 0x11]), tagged(0x04, sequence(tagged(0x82, Buffer.from(name)))))
  const now = systemClock.now()
  const statement = sequence(
    tagged(0xa0, tagged(0x02, Buffer.from([2]))),
    tagged(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ECDSA_SHA256,
    subject,
    sequence(time(addSeconds(now, -DAY_SECONDS)), time(addSeconds(now, DAY_SECONDS))),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, sequence(alternative)),
  )
  const signature = tagged(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', statement, privateKey)]))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${sequence(statement, ECDSA_SHA256, signature).toString('base64')}\n-----END CERTIFICATE-----\n`,
  }
}

function tagged(tag: number, content: Buffer): Buffer {
  const { length } = content
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return tagged(0x30, Buffer.concat(parts))
}

function oid(bytes: readonly number[]): Buffer {
  return tagged(0x06, Buffer.from(bytes))
}

/** UTCTime: until 2049. */
function time(at: Date): Buffer {
  return tagged(0x17, Buffer.from(`${at.toISOString().replace(/\D/g, '').slice(2, 14)}Z`))
}
