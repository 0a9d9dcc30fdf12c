/** Name and description of what can be run: a bot by its name everywhere, a classic rule with what it does. */
import { nameOf } from '#web/entities/bot/index.ts'
import type { T } from '#web/shared/locale/text.ts'
import { type Choice, cautionary, hindsight, isBotChoice } from './lab-messages.ts'

const bots = {
  bot_1: { version: '1.0', brief: 'v1' },
  bot_2: { version: '2.0', brief: 'v2' },
  bot_4: { version: '4.0', brief: 'v4' },
  bot_5: { version: '5.0', brief: 'v5' },
  bot_7: { version: '7.0', brief: 'v7' },
  bot_8: { version: '8.0', brief: 'v8' },
} as const

export function choiceText(t: T, choice: Choice): string {
  if (!isBotChoice(choice)) return t(`lab.choices.${choice}`)
  const { version } = bots[choice]
  return t('bots.trades.bot', { name: nameOf(t, { version }), version })
}

/** What it does, and what to know of its result. */
export function aboutText(t: T, choice: Choice): string {
  if (isBotChoice(choice)) return `${t(`record.brief.${bots[choice].brief}`)}. ${t('lab.about.bot')}`
  if (choice === 'own') return t('lab.about.own')
  if (hindsight.some((one) => one === choice)) return t('lab.about.hindsight')
  const group = cautionary.some((one) => one === choice) ? 'cautionary' : 'rule'
  return `${t(`lab.does.${choice as Exclude<typeof choice, 'bcrp'>}`)} ${t(`lab.about.${group}`)}`
}
