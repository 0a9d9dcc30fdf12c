/** A finished walk-forward: its efficiency, the windows as a drawing, and the same as a table. */
import type { Window } from '#trading/evidence/walk-forward'
import { SourceTag } from '#web/entities/bot/index.ts'
import { Card, decimalText, join, Live, Note, Percent, percentText, Stat, StatStrip, Table } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { parametersText } from './rule-words.ts'
import { barsPerYear, type StudyResult } from './run-study.ts'

export function WalkResult({ result }: { result: StudyResult }) {
  const t = useText()
  const { windows, efficiency, data, study } = result
  if (windows.length === 0) return <Note kind="risk">{t('evidence.no_verdict')}</Note>
  const per_year = barsPerYear(data.at)
  const yearly = (growth: number) => Math.expm1(growth * per_year) * 100
  const mean = (name: 'inside' | 'outside') => windows.reduce((sum, one) => sum + one[name], 0) / windows.length
  const better = windows.filter(({ outside }) => outside > 0).length
  return (
    <Card title={t('evidence.walk_forward.result')} aside={<SourceTag source={data.source} />}>
      <Live as="p" arrives className="max-w-[60ch] text-20 font-medium text-text">
        {efficiency === null
          ? t('evidence.walk_forward.none_grew')
          : t('evidence.walk_forward.verdict', { efficiency: decimalText(efficiency, 2) })}
      </Live>
      <p className="mt-2 max-w-[72ch] text-14 text-text-2">{t('evidence.walk_forward.help')}</p>
      <StatStrip bleed columns={4} className="mt-5" label={t('evidence.verdict.figures')}>
        <Stat label={t('evidence.walk_forward.efficiency')} figure={efficiency === null ? '–' : decimalText(efficiency, 2)} />
        <Stat
          label={t('evidence.walk_forward.inside')}
          figure={percentText(yearly(mean('inside')).toFixed(2), 'always')}
          caption={t('evidence.per_year')}
        />
        <Stat
          label={t('evidence.walk_forward.outside')}
          figure={percentText(yearly(mean('outside')).toFixed(2), 'always')}
          caption={t('evidence.per_year')}
        />
        <Stat label={t('evidence.walk_forward.growing')} figure={t('evidence.of', { part: better, whole: windows.length })} />
      </StatStrip>
      <div className="mt-6 grid gap-6">
        <WindowsDrawing windows={windows} at={data.at} fit={study.fit} test={study.test} />
        <WindowsTable result={result} />
      </div>
      <p className="mt-3 text-14 text-text-2">{t('lab.caution')}</p>
    </Card>
  )
}

/** Growth over the whole window: a year's would make a good month look like a promise. */
function WindowsTable({ result: { windows, data, study } }: { result: StudyResult }) {
  const t = useText()
  const day = (bar: number) => data.at[bar]?.slice(0, 10) ?? ''
  const growth = (name: 'inside' | 'outside', bars: number) => ({
    key: name,
    head: t(`evidence.walk_forward.${name}`),
    align: 'right' as const,
    cell: (window: Window) => <Percent value={(Math.expm1(window[name] * bars) * 100).toFixed(2)} tone="result" />,
  })
  return (
    <Table
      bare
      label={t('evidence.walk_forward.table')}
      rows={windows}
      rowKey={({ from }) => String(from)}
      columns={[
        {
          key: 'test',
          head: t('evidence.walk_forward.test_window'),
          card: 'title',
          cell: ({ from }) => (
            <span className="num">{t('evidence.span', { from: day(from + study.fit), to: day(from + study.fit + study.test) })}</span>
          ),
        },
        {
          key: 'fit',
          head: t('evidence.walk_forward.fit_window'),
          cell: ({ from }) => <span className="num">{t('evidence.span', { from: day(from), to: day(from + study.fit) })}</span>,
        },
        { key: 'chosen', head: t('evidence.surface.chosen'), cell: ({ chosen }) => parametersText(t, chosen) },
        growth('inside', study.fit),
        { ...growth('outside', study.test), card: 'figure' as const },
      ]}
    />
  )
}

/** The windows of a walk-forward over time, one line each: the fit as an outline, the test after it as a filled bar with its sign. */
type Props = { windows: readonly Window[]; at: readonly string[]; fit: number; test: number }

/** More windows are drawn thinner. */
const MANY = 20

function WindowsDrawing({ windows, at, fit, test }: Props) {
  const t = useText()
  const bars = at.length - 1
  const share = (count: number) => `${(count / bars) * 100}%`
  return (
    <figure className="grid gap-2">
      <div
        dir="ltr"
        role="img"
        aria-label={t('evidence.walk_forward.drawing', { windows: windows.length, fit, test })}
        className={join('relative grid border-b border-line-control pb-1', windows.length > MANY ? 'gap-0.5' : 'gap-1.5')}
      >
        {windows.map(({ from, outside }) => (
          <div key={from} className={join('relative', windows.length > MANY ? 'h-1.5' : 'h-4')}>
            <span
              className="absolute inset-y-0 rounded-1 border border-line-control bg-surface-2"
              style={{ left: share(from), width: share(fit) }}
            />
            <span
              className={join(
                'absolute inset-y-0 grid place-items-center overflow-hidden rounded-1 text-12 leading-none font-bold text-canvas',
                outside > 0 ? 'bg-gain' : 'bg-loss',
              )}
              style={{ left: share(from + fit), width: share(test) }}
            >
              {windows.length <= MANY && (outside > 0 ? '+' : '−')}
            </span>
          </div>
        ))}
      </div>
      <div dir="ltr" aria-hidden="true" className="num flex justify-between text-12 text-text-2">
        <span>{at[0]?.slice(0, 10)}</span>
        <span>{at.at(-1)?.slice(0, 10)}</span>
      </div>
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-14 text-text-2">
        <Key className="border border-line-control bg-surface-2" text={t('evidence.walk_forward.fit_window')} />
        <Key className="bg-gain" text={t('evidence.walk_forward.test_gain')} />
        <Key className="bg-loss" text={t('evidence.walk_forward.test_loss')} />
      </figcaption>
    </figure>
  )
}

function Key({ className, text }: { className: string; text: string }) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className={join('h-3 w-5 rounded-1', className)} />
      {text}
    </span>
  )
}
