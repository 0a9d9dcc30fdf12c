/** Liabilities and custody on one scale; a gap is shown in dollars. */
import { Link as RouterLink } from 'react-router'
import { Card, Chip, CoverageStack, Link, Money, moneyText, SumList, TermKey } from '#web/kit/index.ts'
import { coverageText } from '#web/shared/locale/coverage-text.ts'
import { momentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Treasury } from './treasury.ts'

export function Coverage({ treasury }: { treasury: Treasury }) {
  const t = useText()
  const { custody, liabilities, coverage_bps, reserve, as_of } = treasury
  const covered = coverage_bps !== null && coverage_bps >= 10_000
  // Only the drawing is computed here; the figures are the server's.
  const lengths = { committed: Number(reserve.committed), owed: Number(liabilities), held: Number(custody) }
  return (
    <Card
      title={t('treasury.coverage')}
      aside={
        coverage_bps === null ? (
          <Chip kind="neutral">{t('treasury.covered.nothing')}</Chip>
        ) : (
          <Chip kind={covered ? 'success' : 'failed'}>
            {t(covered ? 'treasury.chip.covered' : 'treasury.chip.short', { percent: coverageText(coverage_bps) })}
          </Chip>
        )
      }
    >
      <div className="grid gap-5">
        <div className="grid gap-3">
          <CoverageStack
            owed={{ principal: lengths.owed - lengths.committed, promised: lengths.committed }}
            held={Math.min(lengths.held, lengths.owed)}
            free={Math.max(0, lengths.held - lengths.owed)}
            label={t('treasury.drawing', { owed: moneyText(liabilities), held: moneyText(custody) })}
          />
          <TermKey
            parts={[
              { part: 'principal', label: t('treasury.key.balances') },
              { part: 'aside', label: t('treasury.key.promises') },
              { part: 'line', label: t('treasury.key.held') },
              { part: 'free', label: t('treasury.key.operator') },
            ]}
          />
        </div>
        <SumList
          lines={[
            { label: t('treasury.owed'), figure: <Money value={liabilities} /> },
            { label: t('treasury.held'), figure: <Money value={custody} /> },
          ]}
        />
        <p className="max-w-[60ch] text-13 text-text-2">
          {t('treasury.coverage_help')} <span className="num">{t('treasury.as_of', { at: momentText(as_of) })}</span>{' '}
          <Link render={<RouterLink to="/proof" />}>{t('treasury.proof')}</Link>
        </p>
      </div>
    </Card>
  )
}
