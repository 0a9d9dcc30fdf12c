/** What the server says besides refusals, by code: its own sentences, so that other languages translate these and no others. */

import { declineReasons, platformReasons } from '#sentences/decisions'
import { notes as told } from '#sentences/notes'
import { lineUp } from '#trading/line-up/line-up'

type Rule = 'bot_1_0' | 'bot_2_0' | 'bot_4_0' | 'bot_5_0' | 'bot_7_0' | 'bot_8_0'

const rules = Object.fromEntries(lineUp.map(({ version, says }) => [`bot_${version.replace('.', '_')}`, says])) as Readonly<
  Record<Rule, string>
>
const { other: _, ...declines } = declineReasons
const { declined, deleted, rail_declined } = platformReasons

export const notes = { ...told, ...rules, ...declines, declined, deleted, rail_declined }
