/** Public files. Identity documents are not here: only their owner and administrators can read them, by other routes. */
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
    summary: 'Get a profile picture',
    params: idParams,
    reply: file('image/webp'),
    status: 200,
    refusals: ['no_file'],
  },
  readManual: {
    method: 'GET',
    path: '/documents/manual.pdf',
    who: 'anyone',
    summary: 'Get the user manual as PDF; in English unless a language is given',
    query: printed,
    reply: file('application/pdf'),
    status: 200,
    refusals: [],
  },
  readLegal: {
    method: 'GET',
    path: '/documents/legal.pdf',
    who: 'anyone',
    summary: 'Get the current policies as PDF; in English unless a language is given',
    query: printed,
    reply: file('application/pdf'),
    status: 200,
    refusals: [],
  },
})
