/** The price source in the current language: the server sends `SIMULATED 2`, `LIVE` or `REPLAY of 2023`. */
import type { T } from '#web/texts/catalogue.ts'

const REPLAY = /^REPLAY of (.{1,40})$/

export function sourceText(t: T, source: string): string {
  // Fills and saved runs on the first simulator's prices stay listed: they are of another market.
  if (source === 'SIMULATED') return `${t('common.source.simulated')} 1`
  if (source.startsWith('SIMULATED')) return t('common.source.simulated')
  if (source === 'LIVE') return t('common.source.live')
  const [, period] = REPLAY.exec(source) ?? []
  return period ? t('common.source.replay', { period }) : source
}
