/** The user manual: how to do what the product does, in the order in which one comes to it. A language that has none yet reads the source. */
import type { Policy } from './article.ts'
import { begin } from './en/manual/begin.ts'
import { invest } from './en/manual/invest.ts'
import { out } from './en/manual/out.ts'

export const manual: Policy = {
  version: '2026-11-22',
  title: 'User manual',
  summary: 'From the first log-in to the last withdrawal, and how to check what you are shown.',
  sections: [...begin, ...invest, ...out],
}
