/** A bot's name in the current language, and its name in the literature: the one table of both. The server sends them in English. */
import type { T } from '#web/shared/locale/text.ts'
import type { Bot } from './bot-query.ts'

const keys = { '1.0': 'v1', '2.0': 'v2', '4.0': 'v4', '5.0': 'v5', '7.0': 'v7', '8.0': 'v8' } as const
type Version = keyof typeof keys

export function nameOf(t: T, { version }: Pick<Bot, 'version'>): string {
  return t(`bots.names.${keys[version]}`)
}

/** In the literature: `Exponentiated gradient`. */
export function methodText(t: T, { version }: Pick<Bot, 'version'>): string {
  return t('bots.method', { method: t(`bots.methods.${keys[version]}`) })
}

/** The name of the bot in a URL; undefined if there is none. */
export function botTitle(t: T, version: string): string | undefined {
  return version in keys ? t('bots.named', { version, name: nameOf(t, { version: version as Version }) }) : undefined
}

/** Name and number, as `Small steps (2.0)`; an unknown number alone. */
export function botText(t: T, version: string): string {
  return version in keys ? t('bots.trades.bot', { name: nameOf(t, { version: version as Version }), version }) : version
}
