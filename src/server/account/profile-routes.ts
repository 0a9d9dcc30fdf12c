/** The profile's routes. */

import type { profile } from '#contract/member/profile'
import type { Handlers } from '#contract/shared/define'
import { atField, isRefused } from '#kernel/refusal'
import type { AccountDependencies } from './dependencies.ts'
import { readMe } from './read-me.ts'

export function profileRoutes(dependencies: AccountDependencies): Handlers<typeof profile> {
  const { documents } = dependencies
  const { updateProfile, removePicture } = dependencies.identity
  return {
    updateProfile: async ({ body, files, caller }) => {
      const { user_id, email } = caller
      // Before any transaction, because it can take seconds.
      const picture = files.profile_pic_url && (await documents.examine(files.profile_pic_url, 'avatar'))
      if (isRefused(picture)) return atField('profile_pic_url', picture)
      const outcome = await updateProfile({
        user_id,
        own_email: email,
        body,
        keepPicture: picture && ((tx) => documents.keep(tx, { owner: user_id, purpose: 'avatar', file: picture, keep_until: null })),
      })
      return isRefused(outcome) ? outcome : { data: await readMe(dependencies, caller), message: 'Profile Updated Successfully' }
    },
    removePicture: async ({ caller }) => {
      await removePicture(caller.user_id, (tx, picture_id) => documents.remove(tx, caller.user_id, picture_id))
      return undefined
    },
  }
}
