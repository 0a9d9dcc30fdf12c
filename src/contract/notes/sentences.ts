/** The English sentence of each note. Free of schemas, so that browsers can load it alone. */
import { bonusNotes } from './bonus-notes.ts'
import { botNotes } from './bot-notes.ts'
import { foundNotes } from './found-notes.ts'
import { planNotes } from './plan-notes.ts'

export const notes = { ...planNotes, ...botNotes, ...bonusNotes, ...foundNotes }
