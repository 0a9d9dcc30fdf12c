/**
 * What the server writes into the app's public screens before the app is there: every plan in the words of its card, and what the newest signed
 * epoch states. English, as these screens are until the app has run; amounts and percentages read as the app writes them.
 */
import { coverageWords } from '#content/figure-words'
import { NO_FIGURE } from '#contract/live-figures'
import { type Cents, formatPercent, formatUsd } from '#kernel/money'
import type { Statement } from '#proof/index'
import type { Offer } from '#server/plans'

type Texts = Readonly<Record<string, string>>

const WHOLE_BPS = 10_000
/** As many as a plan has. */
const FEATURES = 8

/** `name_gold`, `feature1_gold`, …; whether there is a first feature is `feature1_of_gold`. Of a plan that is not on sale its name alone counts. */
export function plansOnScreen(offers: readonly Offer[]): Texts {
  const texts = offers.flatMap((offer) => Object.entries(planOnScreen(offer)).map(([part, text]) => [`${part}_${offer.id}`, text]))
  return { ...Object.fromEntries(texts), listed: offers.every(({ availability }) => availability !== 'not_offered') ? 'none' : 'some' }
}

function planOnScreen({
  name,
  description,
  terms_version,
  landing_name,
  bot_version,
  features,
  exit_share_bps,
  min,
  max,
  days,
  capacity_left,
  risk_line,
}: Offer): Texts {
  const shown = features.slice(0, FEATURES)
  return {
    name,
    description,
    version: String(terms_version),
    landing: landing_name ?? NO_FIGURE,
    both: [landing_name, name].filter(Boolean).join(' · '),
    bot: bot_version ?? NO_FIGURE,
    follows: landing_name === null ? 'nothing' : bot_version === null ? 'words' : 'bot',
    sentence: bot_version === null ? 'plain' : 'bot',
    days: String(days ?? NO_FIGURE),
    length: days === 1 ? 'one' : 'more',
    least: wholeText(min),
    most: wholeText(max),
    left: capacity_left === null ? NO_FIGURE : formatUsd(capacity_left),
    leaving: exit_share_bps >= WHOLE_BPS ? 'all' : 'share',
    share: formatPercent(BigInt(exit_share_bps)),
    risk: risk_line,
    ...Object.fromEntries(
      shown.flatMap((feature, at) => [
        [`feature${at + 1}`, feature],
        [`feature${at + 1}_of`, 'yes'],
      ]),
    ),
  }
}

/** `$500`, and with its cents where it has some. */
function wholeText(amount: Cents | null): string {
  if (amount === null) return NO_FIGURE
  const text = formatUsd(amount)
  return amount % 100n === 0n ? text.slice(0, -3) : text
}

/** `late`: the proof does not keep up with the books, as /status has it. */
export function proofOnScreen(stated: Statement | null, late: boolean): Texts {
  if (!stated) return { proof: 'none' }
  const { epoch, at, liabilities, custody, reserve_free, reserve_committed, coverage_bps } = stated
  const coverage = coverage_bps === null ? null : BigInt(coverage_bps)
  return {
    proof: 'stated',
    proof_late: late ? 'yes' : 'no',
    proof_epoch: String(epoch),
    proof_at: new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(at)),
    proof_liabilities: formatUsd(liabilities),
    proof_custody: formatUsd(custody),
    proof_free: formatUsd(reserve_free),
    proof_committed: formatUsd(reserve_committed),
    proof_coverage: coverageWords('en', coverage) ?? formatPercent(coverage ?? 0n),
  }
}
