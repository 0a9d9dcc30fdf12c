/** The key figures, each with its meaning and a link to its postings. */
import { Link as RouterLink } from 'react-router'
import { Figure, Link, Money, Stat, StatStrip } from '#web/kit/index.ts'
import { momentText } from '#web/shared/locale/dates.ts'
import { coverageText } from '#web/shared/locale/duration-text.ts'
import { useText } from '#web/shared/locale/text.ts'
import { type PostingAccount, postingsPath, type Treasury } from './treasury.ts'

const figures = [
  ['free', 'reserve:free'],
  ['committed', 'reserve:committed'],
  ['referral', 'referral:budget'],
  ['adjustment', 'adjustment:budget'],
] as const

export function Figures({ treasury }: { treasury: Treasury }) {
  const t = useText()
  const { reserve, referral_budget, adjustment_budget, coverage_bps, as_of } = treasury
  const amounts = { free: reserve.free, committed: reserve.committed, referral: referral_budget, adjustment: adjustment_budget }
  const covered = coverage_bps === null ? 'nothing' : coverage_bps >= 10_000 ? 'covered' : 'short'
  return (
    <StatStrip columns={5} label={t('treasury.figures')}>
      {figures.map(([name, account]) => (
        <Stat
          key={name}
          label={t(`treasury.${name}.label`)}
          figure={
            <Figure
              title={t(`treasury.${name}.label`)}
              closeLabel={t('admin.close')}
              record={<Record text={t(`treasury.${name}.means`)} as_of={as_of} account={account} />}
            >
              <Money value={amounts[name]} />
            </Figure>
          }
          caption={t(`treasury.${name}.caption`)}
        />
      ))}
      <Stat
        label={t('treasury.coverage')}
        state={coverage_bps === null ? 'unknown' : 'ready'}
        figure={
          coverage_bps !== null && <span className={covered === 'short' ? 'text-loss' : undefined}>{coverageText(coverage_bps)}</span>
        }
        caption={t(`treasury.covered.${covered}`)}
      />
    </StatStrip>
  )
}

function Record({ text, as_of, account }: { text: string; as_of: string; account: PostingAccount }) {
  const t = useText()
  return (
    <div className="grid gap-3">
      <p>{text}</p>
      <p className="num text-14 text-text-2">{t('treasury.as_of', { at: momentText(as_of) })}</p>
      <p>
        <Link render={<RouterLink to={postingsPath(account)} />}>{t('treasury.see_postings')}</Link>
      </p>
    </div>
  )
}
