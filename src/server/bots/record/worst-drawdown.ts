/** The maximum drawdown of any bot since its release, in percent and at most zero; null before any record. */
import { listBots, type ViewDependencies } from '../view/bot-view.ts'

export async function readWorstDrawdown(deps: ViewDependencies): Promise<number | null> {
  const falls = (await listBots(deps)).flatMap(({ since_release }) => (since_release ? [since_release.max_drawdown_percent] : []))
  return falls.length === 0 ? null : -Math.max(...falls.map(Math.abs))
}
