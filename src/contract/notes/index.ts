/**
 * API texts other than refusals and data. A note is a code with parameters, which the app translates; replies also have the
 * English sentence for programs. Placeholders are as in contract/reasons.
 */
import * as z from 'zod/mini'
import type { Params } from '#kernel/refusal'
import { fill, type NestedReason, type Writers } from '../reasons/fill.ts'
import type { ParamsIn } from '../reasons/params.ts'
import { english } from '../reasons/say.ts'
import { notes } from './sentences.ts'

export { notes }

export type NoteCode = keyof typeof notes
type ParamsOf<Code extends NoteCode> = ParamsIn<(typeof notes)[Code], NoteCode>
/** A code with exactly the parameters of its sentence. */
export type Note = {
  readonly [Code in NoteCode]: keyof ParamsOf<Code> extends never
    ? { readonly code: Code; readonly params?: never }
    : { readonly code: Code; readonly params: ParamsOf<Code> }
}[NoteCode]

export const note = z.object({ code: z.string(), params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))) })

function isNoteCode(code: string): code is NoteCode {
  return Object.hasOwn(notes, code)
}

/** In English. */
export function noteText({ code, params }: Note): string {
  return fill(notes[code], params ?? NONE, writers)
}

const NONE: Params = {}
const writers: Writers = { ...english, reason: ({ reason }: NestedReason) => (isNoteCode(reason) ? notes[reason] : reason) }
