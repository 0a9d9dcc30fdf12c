/** The English sentence of each note by code. No schema is here, so that a browser may have them alone. */
import { bonusNotes } from './bonus-notes.ts'
import { botNotes } from './bot-notes.ts'
import { foundNotes } from './found-notes.ts'
import { planNotes } from './plan-notes.ts'

export const notes = { ...planNotes, ...botNotes, ...bonusNotes, ...foundNotes }
