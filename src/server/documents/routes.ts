/** Public files: printed texts, and pictures of people by an unguessable address. */

import type { files } from '#contract/member/files'
import type { Handlers } from '#contract/shared/define'
import type { Language } from '#contract/shared/language'
import { refuse } from '#kernel/refusal'
import type { Documents } from './document.ts'
import { openPublished, type PublishedName } from './published.ts'

export function fileRoutes({ readAvatar }: Pick<Documents, 'readAvatar'>): Handlers<typeof files> {
  const read = openPublished()
  const printed = async (name: PublishedName, language?: Language) => {
    const { bytes, sha256 } = await read(name, language)
    return { type: 'application/pdf' as const, content: bytes, tag: sha256 }
  }
  return {
    readManual: ({ query: { language } }) => printed('manual', language),
    readLegal: ({ query: { language } }) => printed('legal', language),
    readFile: async ({ params }) => {
      const avatar = await readAvatar(params.id)
      return avatar ? { type: 'image/webp', content: avatar.content, tag: avatar.id, untrusted: true } : refuse('no_file')
    },
  }
}
