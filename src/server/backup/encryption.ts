/** Backups encrypted to the operator's age recipient (age-encryption.org/v1): the server holds no key that opens them. */
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { Decrypter, Encrypter } from 'age-encryption'
import { type BackupRefusal, faultText, pathsBelow, refuseBackup } from './files.ts'

const ENDING = '.age'

type Bytes = ReadableStream<Uint8Array>

/** Null, or why it is no recipient. */
export function recipientFault(recipient: string): string | null {
  try {
    new Encrypter().addRecipient(recipient)
    return null
  } catch {
    return 'BACKUP_RECIPIENT must be an age recipient (age1…).'
  }
}

/** Replaces each file of a folder by its encrypted form. */
export async function encryptFiles(folder: string, recipient: string): Promise<void> {
  for (const path of await pathsBelow(folder)) {
    const encrypter = new Encrypter()
    encrypter.addRecipient(recipient)
    const file = join(folder, path)
    await convert(file, `${file}${ENDING}`, (bytes) => encrypter.encrypt(bytes))
    await rm(file)
  }
}

/** Decrypts a folder into a new one. `identity` is a file as `age-keygen` writes it. */
export async function decryptFiles(from: string, to: string, identity: string): Promise<BackupRefusal | null> {
  const keys = await readIdentities(identity)
  if ('refused' in keys) return keys
  for (const path of await pathsBelow(from)) {
    const target = join(to, path.slice(0, -ENDING.length))
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    try {
      const decrypter = new Decrypter()
      for (const key of keys) decrypter.addIdentity(key)
      await convert(join(from, path), target, (bytes) => decrypter.decrypt(bytes))
    } catch (error) {
      return refuseBackup(`The backup cannot be decrypted with the identity in ${identity} (${faultText(error)}).`)
    }
  }
  return null
}

async function readIdentities(file: string): Promise<readonly string[] | BackupRefusal> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const keys = text.split('\n').flatMap((line) => (line.startsWith('AGE-SECRET-KEY-') ? [line.trim()] : []))
  return keys.length > 0 ? keys : refuseBackup(`${file} holds no age identity (AGE-SECRET-KEY-…).`)
}

async function convert(from: string, to: string, through: (bytes: Bytes) => Promise<Bytes>): Promise<void> {
  const source = Readable.toWeb(createReadStream(from)) as Bytes
  const target = Writable.toWeb(createWriteStream(to, { mode: 0o600 })) as WritableStream<Uint8Array>
  await (await through(source)).pipeTo(target)
}
