/** A stored file. */
import type { Refused } from '#kernel/refusal'
import type { Queryable } from '#server/store'
import type { Examined } from './examine/examine.ts'

export type DocumentKind = Examined['kind']
export type Purpose = 'avatar' | 'govt_id' | 'employment_letter' | 'support'

export const mediaTypes = { pdf: 'application/pdf', jpg: 'image/jpeg', webp: 'image/webp' } as const satisfies Record<DocumentKind, string>

/** Without its content. */
export type StoredFile = {
  readonly id: string
  readonly kind: DocumentKind
  readonly purpose: Purpose
  readonly name: string
  /** Of the content. */
  readonly bytes: number
  readonly created_at: Date
  readonly keep_until: Date | null
}

export type OpenedFile = StoredFile & { readonly content: Buffer }

export type FileToStore = {
  /** A member's id, or for a visitor the id of their application. */
  readonly owner: string
  readonly purpose: Purpose
  readonly file: Examined
  /** Null for avatars only. */
  readonly keep_until: Date | null
}

/** One, or several of which any will do. */
export type DocumentOwner = string | readonly string[]

type Writer = Queryable

export type Documents = {
  /**
   * Stores a file in the caller's transaction and returns its id; an avatar replaces the owner's last one. Refused: quota exceeded (61).
   */
  keep(tx: Writer, wanted: FileToStore): Promise<string | Refused<'quota_full'>>
  /** An owner's file with its content; null if it isn't theirs. */
  read(owner: DocumentOwner, id: string, reader?: Queryable): Promise<OpenedFile | null>
  list(owner: DocumentOwner, reader?: Queryable): Promise<StoredFile[]>
  /** Whether there was one. */
  remove(tx: Writer, owner: string, id: string): Promise<boolean>
  removeAll(tx: Writer, owner: string): Promise<number>
  /** A public picture: readable by its address. */
  readAvatar(id: string): Promise<OpenedFile | null>
  /** Owners of a document identical to one of this member's, by keyed hashes: a sign of duplicate accounts. */
  usersSharing(owner: string, reader?: Queryable): Promise<string[]>
  /** Removes expired files; returns how many. */
  purge(): Promise<number>
  /** When the next file is due for that; null: none is. */
  nextEnd(): Promise<Date | null>
}
