/** The maximum drawdown of any bot, in percent and at most zero: since its release, and in its simulated history. Null without such a record. */
import { listBots, type ViewDependencies } from './bot-view.ts'

export type WorstDrawdown = { readonly since_release: number | null; readonly simulated: number | null }

export async function readWorstDrawdown(deps: ViewDependencies): Promise<WorstDrawdown> {
  const all = await listBots(deps)
  return { since_release: worstOf(all.map((bot) => bot.since_release)), simulated: worstOf(all.map((bot) => bot.simulated)) }
}

function worstOf(records: readonly ({ readonly max_drawdown_percent: number } | null)[]): number | null {
  const falls = records.flatMap((record) => (record ? [Math.abs(record.max_drawdown_percent)] : []))
  return falls.length === 0 ? null : -Math.max(...falls)
}
