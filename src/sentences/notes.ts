/**
 * API texts other than refusals and data. A note is a code with parameters, which the app translates; replies also have the
 * English sentence for programs. Placeholders are as in reasons.ts.
 */
import type { Params } from '#kernel/refusal'
import { botNotes } from './bots.ts'
import { endNotes, withheldNotes } from './decisions.ts'
import { fill, type NestedReason, type Writers } from './fill.ts'
import type { ParamsIn } from './params.ts'
import { planNotes } from './plans.ts'
import { english } from './say.ts'
import { foundNotes } from './search.ts'

export const notes = { ...planNotes, ...botNotes, ...withheldNotes, ...endNotes, ...foundNotes }

export type NoteCode = keyof typeof notes
type ParamsOf<Code extends NoteCode> = ParamsIn<(typeof notes)[Code], NoteCode>
/** A code with exactly the parameters of its sentence. */
export type Note = {
  readonly [Code in NoteCode]: keyof ParamsOf<Code> extends never
    ? { readonly code: Code; readonly params?: never }
    : { readonly code: Code; readonly params: ParamsOf<Code> }
}[NoteCode]

function isNoteCode(code: string): code is NoteCode {
  return Object.hasOwn(notes, code)
}

/** In English. */
export function noteText({ code, params }: Note): string {
  return fill(notes[code], params ?? NONE, writers)
}

const NONE: Params = {}
const writers: Writers = { ...english, reason: ({ reason }: NestedReason) => (isNoteCode(reason) ? notes[reason] : reason) }
