/** The long texts that anyone may read: policies with all their versions, and what the market pages say. */
import * as z from 'zod/mini'
import { routes } from './shared/define.ts'
import { answer } from './shared/fields.ts'
import { languages } from './shared/language.ts'

/** A paragraph, or a list of lines. `[words](/path)` is a link to a page of our own. */
const block = z.union([z.string(), z.object({ list: z.array(z.string()) })])
const section = z.object({ id: z.string(), title: z.string(), blocks: z.array(block) })
const language = z.optional(z.enum(languages))

export const textRoutes = routes({
  readPolicy: {
    method: 'GET',
    path: '/policies/:name',
    who: 'anyone',
    summary: 'Terms, privacy policy or risk text, as it is or as it was at a version',
    params: z.object({ name: z.string() }),
    query: z.object({ version: z.optional(z.string().check(z.maxLength(10))), language }),
    reply: answer(
      z.object({
        name: z.string(),
        /** Its date. */
        version: z.string(),
        /** All there are, newest first. */
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
    summary: 'What a market page says. None of it is offered here',
    params: z.object({ key: z.string() }),
    query: z.object({ language }),
    reply: answer(
      z.object({
        key: z.string(),
        title: z.string(),
        subtitle: z.string(),
        /** The whole text without its links. */
        description: z.string(),
        /** A path on our own origin. */
        image_banner: z.string(),
        notice: z.string(),
        sections: z.array(section),
      }),
    ),
    status: 200,
    refusals: ['no_market_page'],
  },
})
