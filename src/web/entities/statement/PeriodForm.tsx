/** A statement or an income report of a year, a year that begins in April or July, or any days. */
import { useState } from 'react'
import { Button, Field, Select, TextInput } from '#web/kit/index.ts'
import { dateText } from '#web/shared/locale/dates.ts'
import { useLanguage } from '#web/shared/locale/language.ts'
import { useText } from '#web/shared/locale/text.ts'
import { CsvDownload } from '#web/shared/screen/CsvButton.tsx'
import { JSON_FILE, PDF, useDownload } from '#web/shared/screen/FileLink.tsx'
import { type Days, daysOf, type PeriodChoice, periodChoices } from './periods.ts'

const REPORTS = ['account', 'income'] as const
type Report = (typeof REPORTS)[number]

/** `oldest`, `newest`: the first and the last month with a posting, as `YYYY-MM`. */
export function PeriodForm({ oldest, newest }: { readonly oldest: string; readonly newest: string }) {
  const t = useText()
  const choices = periodChoices(oldest, newest)
  const [report, setReport] = useState<Report>('account')
  const [choice, setChoice] = useState<PeriodChoice>(choices[0] ?? 'own')
  const [own, setOwn] = useState<Days>(daysOf(choices[0] ?? 'own'))
  return (
    <section aria-label={t('data.period_title')} className="mt-6 border-line border-t pt-4">
      <h3 className="font-medium">{t('data.period_title')}</h3>
      <p className="mt-1 mb-4 max-w-[60ch] text-text-2">{t('data.period_help')}</p>
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t('data.report')} className="min-w-40 max-sm:w-full">
          <Select
            value={report}
            onChange={({ target }) => setReport(target.value === 'income' ? 'income' : 'account')}
            options={REPORTS.map((value) => ({ value, label: t(`data.reports.${value}`) }))}
          />
        </Field>
        <Field label={t('data.period')} className="min-w-64 max-sm:w-full">
          <Select
            value={choice}
            onChange={({ target }) => setChoice(target.value)}
            options={[
              ...choices.map((value) => ({ value, label: nameOf(value, t('data.between', textsOf(daysOf(value)))) })),
              { value: 'own', label: t('data.own_days') },
            ]}
          />
        </Field>
        {choice === 'own' &&
          (['from', 'to'] as const).map((name) => (
            <Field key={name} label={t(`data.${name}`)} className="min-w-40 max-sm:w-full">
              <TextInput type="date" value={own[name]} onChange={({ target }) => setOwn({ ...own, [name]: target.value })} />
            </Field>
          ))}
        <PeriodFiles report={report} days={choice === 'own' ? own : daysOf(choice)} />
      </div>
      {report === 'income' && <p className="mt-3 max-w-[60ch] text-14 text-text-2">{t('data.income_note')}</p>}
    </section>
  )
}

/** A calendar year by its number. */
function nameOf(choice: PeriodChoice, days: string): string {
  return choice.length === 4 ? choice : days
}

function textsOf({ from, to }: Days) {
  return { from: dateText(from), to: dateText(to) }
}

function PeriodFiles({ report, days }: { readonly report: Report; readonly days: Days }) {
  const t = useText()
  const file = useDownload()
  const language = useLanguage()
  const of = (format: 'pdf' | 'csv' | 'json') => ({ name: 'readStatement', ask: { query: { ...days, report, format, language } } }) as const
  const what = { report: t(`data.reports.${report}`) }
  return (
    <span className="inline-flex gap-2">
      <Button
        variant="secondary"
        aria-label={t('data.period_pdf', what)}
        onClick={() => file.run({ ...of('pdf'), accept: PDF })}
        working={file.working}
      >
        {t('data.pdf')}
      </Button>
      <CsvDownload {...of('csv')}>
        <Button variant="secondary" aria-label={t('data.period_csv', what)}>
          {t('data.csv')}
        </Button>
      </CsvDownload>
      <Button
        variant="secondary"
        aria-label={t('data.period_json', what)}
        onClick={() => file.run({ ...of('json'), accept: JSON_FILE })}
        working={file.working}
      >
        {t('data.json')}
      </Button>
    </span>
  )
}
