/** What the parameter of a screen's address can be, where each value has a page: with the names. Not in the app's first script. */
import { planNames } from '#contract/shared/paths'
import { statNames } from '#contract/shared/stat-name'
import { coins } from '#trading/coins'
import { botVersions } from '#trading/line-up/bot'

type Names = Readonly<Record<string, string>>

const subjects = {
  plans: () => planNames,
  bots: () => Object.fromEntries(botVersions.map((version) => [version, version])),
  coins: () => Object.fromEntries(coins.map(({ id, name }) => [id, name])),
  figures: () => Object.fromEntries(statNames.map((name) => [name, name])),
} satisfies Readonly<Record<string, () => Names>>

export type Subject = keyof typeof subjects

export function namesOf(subject: Subject): Names {
  return subjects[subject]()
}
