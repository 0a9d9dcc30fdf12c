/** Long public texts: policies with all versions, and texts of the market pages. */
import * as z from 'zod/mini'
import { routes } from './shared/define.ts'
import { answer } from './shared/fields.ts'
import { languages } from './shared/language.ts'

/** A paragraph or a list of lines. `[words](/path)` links to a page of this site. */
const block = z.union([z.string(), z.object({ list: z.array(z.string()) })])
const section = z.object({ id: z.string(), title: z.string(), blocks: z.array(block) })
const language = z.optional(z.enum(languages))

export const textRoutes = routes({
  readPolicy: {
    method: 'GET',
    path: '/policies/:name',
    who: 'anyone',
    summary: 'Get the terms, privacy policy or risk text; the current or a named version',
    params: z.object({ name: z.string() }),
    query: z.object({ version: z.optional(z.string().check(z.maxLength(10))), language }),
    reply: answer(
      z.object({
        name: z.string(),
        /** The version's date. */
        version: z.string(),
        /** All versions, newest first. */
        versions: z.array(z.string()),
        title: z.string(),
        summary: z.string(),
        sections: z.array(section),
      }),
    ),
    status: 200,
    refusals: ['no_policy'],
  },
  readMarketContent: {
    method: 'GET',
    path: '/market/content/:key',
    who: 'anyone',
    summary: 'Get the text of a market page; nothing on it is offered here',
    params: z.object({ key: z.string() }),
    query: z.object({ language }),
    reply: answer(
      z.object({
        key: z.string(),
        title: z.string(),
        subtitle: z.string(),
        /** Plain text without links. */
        description: z.string(),
        /** A path on this origin. */
        image_banner: z.string(),
        notice: z.string(),
        sections: z.array(section),
      }),
    ),
    status: 200,
    refusals: ['no_market_page'],
  },
})
