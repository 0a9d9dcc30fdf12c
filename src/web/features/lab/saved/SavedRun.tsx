/** A saved run: what it was, its figures as saved, and the same calculated now, to the last digit. */
import { useEffect, useMemo, useRef, useState } from 'react'
import type { LabRunReply } from '#contract/lab'
import { SourceTag } from '#web/entities/bot/index.ts'
import { Button, Card, Note, ProgressBar, Table, TermsList } from '#web/kit/index.ts'
import { dateText, momentText } from '#web/shared/locale/dates.ts'
import { listText } from '#web/shared/locale/duration-text.ts'
import { useText } from '#web/shared/locale/text.ts'
import { differing, type Reproduced, reproduce } from './reproduce.ts'
import { settingsOf } from './run-body.ts'
import { SinceCard } from './SinceCard.tsx'
import { choiceName, figureName } from './saved-words.ts'

type State = { readonly share: number } | { readonly error: unknown } | Reproduced | null

export function SavedRun({ run }: { run: LabRunReply }) {
  const t = useText()
  const saved = useMemo(() => settingsOf(run), [run])
  const [state, setState] = useState<State>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const start = async () => {
    if (!saved) return
    running.current?.abort()
    const stop = new AbortController()
    running.current = stop
    const show = (next: State) => !stop.signal.aborted && setState(next)
    show({ share: 0 })
    try {
      show(await reproduce(run, saved, (share) => show({ share }), stop.signal))
    } catch (error) {
      show({ error })
    }
  }
  const cancel = () => {
    running.current?.abort()
    setState(null)
  }
  const done = state && 'figures' in state ? state : null
  return (
    <>
      <p className="max-w-[72ch] text-16 text-text-2">{t('evidence.saved.page_lead')}</p>
      <Note kind="risk">{t('lab.caution')}</Note>
      {saved?.kind === 'run' && <SinceCard run={run} setup={saved.setup} />}
      <div className="grid items-start gap-4 md:gap-6 xl:grid-cols-[22rem_minmax(0,1fr)]">
        <Inputs run={run} />
        <Card title={t('evidence.saved.figures')} aside={<SourceTag source={run.source} />}>
          {saved ? (
            <Reproduction run={run} state={state} onStart={() => void start()} onCancel={cancel} />
          ) : (
            <Note kind="risk">{t('evidence.saved.unknown', { choice: run.choice })}</Note>
          )}
          <Figures run={run} done={done} />
        </Card>
      </div>
    </>
  )
}

function Inputs({ run }: { run: LabRunReply }) {
  const t = useText()
  const settings = run.parameters.map(({ name, value }) => `${name} ${value}`)
  return (
    <Card title={t('evidence.saved.inputs')}>
      <TermsList
        terms={[
          { term: t('evidence.saved.kind'), value: t(`evidence.modes.${run.kind}`) },
          { term: t('evidence.rule'), value: choiceName(t, run.choice), note: run.program },
          { term: t('evidence.saved.coins'), value: listText(run.coins) },
          {
            term: t('evidence.saved.period'),
            value: t('evidence.span', { from: dateText(run.first_at), to: dateText(run.last_at) }),
          },
          { term: t('evidence.saved.bars'), value: `${run.bars} × ${t(`lab.intervals.${run.interval}`)}` },
          { term: t('evidence.saved.costs'), value: `${run.cost_bps} ${t('lab.bp')}` },
          ...(settings.length > 0
            ? [
                {
                  term: t('evidence.saved.settings'),
                  value: (
                    <bdi translate="no" dir="ltr">
                      {settings.join(', ')}
                    </bdi>
                  ),
                },
              ]
            : []),
          { term: t('evidence.saved.trials'), value: run.trials },
          { term: t('evidence.saved.saved_at'), value: momentText(run.created_at) },
          {
            term: t('evidence.saved.digest'),
            value: (
              <bdi translate="no" dir="ltr">
                {run.data_digest}
              </bdi>
            ),
          },
        ]}
      />
    </Card>
  )
}

type ReproductionProps = { run: LabRunReply; state: State; onStart: () => void; onCancel: () => void }

function Reproduction({ run, state, onStart, onCancel }: ReproductionProps) {
  const t = useText()
  if (state && 'share' in state)
    return (
      <div className="mb-5 grid justify-items-start gap-3 [&>:first-child]:w-full">
        <ProgressBar value={state.share} label={t('lab.rule', { percent: Math.round(state.share * 100) })} />
        <Button variant="secondary" size="s" icon="x" onClick={onCancel}>
          {t('lab.cancel')}
        </Button>
      </div>
    )
  const different = state && 'figures' in state ? differing(run.figures, state.figures).length : 0
  const total = run.figures.length
  return (
    <div className="mb-5 grid justify-items-start gap-3">
      {state && 'error' in state && (
        <Note kind="error" title={t('lab.failed')}>
          {state.error instanceof Error ? state.error.message : null}
        </Note>
      )}
      {state && 'figures' in state && !state.is_same_data && (
        <Note kind="risk" live>
          {t('evidence.saved.data_changed')}
        </Note>
      )}
      {state && 'figures' in state && (
        <Note kind={different === 0 ? 'done' : 'risk'} live>
          {different === 0 ? t('evidence.saved.same', { total }) : t('evidence.saved.differ', { different, total })}
        </Note>
      )}
      <Button icon="chart" onClick={onStart}>
        {t('evidence.saved.reproduce')}
      </Button>
    </div>
  )
}

function Figures({ run, done }: { run: LabRunReply; done: Reproduced | null }) {
  const t = useText()
  const now = new Map(done?.figures.map(({ name, value }) => [name, value]))
  return (
    <Table
      bare
      label={t('evidence.saved.figures_table')}
      rows={run.figures}
      rowKey={({ name }) => name}
      columns={[
        { key: 'name', head: t('evidence.saved.figure'), card: 'title', cell: ({ name }) => figureName(t, name) },
        { key: 'saved', head: t('evidence.saved.as_saved'), align: 'right', cell: ({ value }) => <Digits value={value} /> },
        {
          key: 'now',
          head: t('evidence.saved.now'),
          align: 'right',
          cell: ({ name, value }) => (
            <span className={now.has(name) && now.get(name) !== value ? 'text-loss' : undefined}>
              <Digits value={now.get(name)} />
            </span>
          ),
        },
      ]}
    />
  )
}

/** All digits: what is compared is what is shown. */
function Digits({ value }: { value: number | undefined }) {
  return (
    <bdi translate="no" dir="ltr" className="num wrap-anywhere whitespace-normal">
      {value === undefined ? '–' : String(value)}
    </bdi>
  )
}
