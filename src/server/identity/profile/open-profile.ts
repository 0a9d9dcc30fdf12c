/** Binds the profile's verbs to the room. */

import type { Room, Verb } from '../room.ts'
import { readUser, readUsers } from '../store.ts'
import type { User } from '../user.ts'
import { type Profile, readProfile } from './profile.ts'
import { removePicture, updateProfile } from './update-profile.ts'

export type Profiles = {
  /** Null for an unknown or malformed id. */
  readonly readUser: (id: string) => Promise<User | null>
  readonly readUsers: (ids: readonly string[]) => Promise<User[]>
  readonly readProfile: (user_id: string) => Promise<Profile>
  readonly updateProfile: Verb<typeof updateProfile>
  readonly removePicture: Verb<typeof removePicture>
}

export function openProfiles(room: Room): Profiles {
  return {
    readUser: (id) => readUser(room.database, id),
    readUsers: (ids) => readUsers(room.database, ids),
    readProfile: (user_id) => readProfile(room.database, user_id),
    updateProfile: (change) => updateProfile(room, change),
    removePicture: (user_id, forget) => removePicture(room, user_id, forget),
  }
}
