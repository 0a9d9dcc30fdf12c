/** Files that are meant to be seen. Papers are not here: they go to their owner and to administrators, by routes of their own. */
import * as z from 'zod/mini'
import { routes } from '../shared/define.ts'
import { idParams } from '../shared/fields.ts'
import { file } from '../shared/file.ts'
import { languages } from '../shared/language.ts'

const printed = z.object({ language: z.optional(z.enum(languages)) })

export const files = routes({
  readFile: {
    method: 'GET',
    path: '/files/:id',
    who: 'anyone',
    summary: "A person's picture",
    params: idParams,
    reply: file('image/webp'),
    status: 200,
    refusals: ['no_file'],
  },
  readManual: {
    method: 'GET',
    path: '/documents/manual.pdf',
    who: 'anyone',
    summary: 'The user manual, to print; English where no language is named',
    query: printed,
    reply: file('application/pdf'),
    status: 200,
    refusals: [],
  },
  readLegal: {
    method: 'GET',
    path: '/documents/legal.pdf',
    who: 'anyone',
    summary: 'The policies in force, to print; English where no language is named',
    query: printed,
    reply: file('application/pdf'),
    status: 200,
    refusals: [],
  },
})
