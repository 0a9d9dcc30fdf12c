/** What of the files here anybody may fetch: pictures of people, by an address that nobody guesses. */
import type { Handlers } from '#contract/define'
import type { files } from '#contract/files'
import { refuse } from '#kernel/refusal'
import type { Documents } from './document.ts'

export function fileRoutes({ readAvatar }: Pick<Documents, 'readAvatar'>): Handlers<typeof files> {
  return {
    readFile: async ({ params }) => {
      const avatar = await readAvatar(params.id)
      return avatar ? { type: 'image/webp', content: avatar.content, tag: avatar.id, untrusted: true } : refuse('no_file')
    },
  }
}
