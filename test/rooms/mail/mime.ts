export type ReadMime = {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Of the mail itself, by their names in lower case, unfolded (RFC 5322, 2.2.3). */
  readonly headers: ReadonlyMap<string, string>
}

/** A mail as it came over SMTP, read far enough for a test: its headers, and its two forms in their own characters (RFC 2045, 2047). */
export function readMime(raw: string): ReadMime {
  const [head = ''] = raw.split('\r\n\r\n', 1)
  const subject = /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(head)?.[1] ?? ''
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1] ?? ''
  const parts = raw.split(`--${boundary}`).slice(1)
  const part = (type: string) => bodyOf(parts.find((one) => one.includes(`Content-Type: ${type}`)) ?? '')
  const fields = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  const headers = new Map(
    fields.map((field) => [field.slice(0, field.indexOf(':')).toLowerCase(), field.slice(field.indexOf(':') + 1).trim()]),
  )
  return { subject: wordsOf(subject), text: part('text/plain'), html: part('text/html'), headers }
}

function bodyOf(part: string): string {
  const at = part.indexOf('\r\n\r\n')
  const [head, body] = [part.slice(0, at), part.slice(at + 4)]
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString()
  return /quoted-printable/i.test(head) ? unquoted(body.replaceAll('=\r\n', '')) : body
}

function wordsOf(subject: string): string {
  const joined = subject.replace(/\?=\r\n[ \t]+=\?/g, '?==?')
  return joined.replace(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_all, way: string, word: string) =>
    way.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString() : unquoted(word.replaceAll('_', ' ')),
  )
}

function unquoted(text: string): string {
  const bytes = text.replace(/=([\da-f]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
