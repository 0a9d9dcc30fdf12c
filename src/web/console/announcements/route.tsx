/** Announcements: a form, and the list of current, ended and removed ones. */
import { useState } from 'react'
import type { WireData } from '#contract/routes'
import type { RealInstant } from '#contract/shared/fields'
import { type Language, languageNames, languages } from '#contract/shared/language'
import { HOUR_MS } from '#kernel/duration'
import { AskDialog } from '#web/console/shared/queue/AskDialog.tsx'
import { useChange } from '#web/console/shared/use-change.ts'
import { Button, Card, Chip, type Column, EmptyState, Field, Form, Select, Table, TextArea, TextInput } from '#web/kit/index.ts'
import { read, useData } from '#web/shared/call/read.ts'
import type { KeyedCall } from '#web/shared/call/use-action.ts'
import { serverNow } from '#web/shared/clock/server-now.ts'
import { realMomentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'

type Announcement = WireData<'listAllAnnouncements'>[number]

export function Component() {
  const t = useText()
  const announcements = useData(read('listAllAnnouncements'))
  return (
    <>
      <AnnouncementForm />
      <Table
        tableFrom="md"
        label={t('announcements.table')}
        columns={useColumns()}
        rows={announcements.data ?? []}
        rowKey={(row) => row._id}
        state={announcements.data ? 'ready' : announcements.isError ? 'failed' : 'loading'}
        failed={
          <Failed
            bare
            title={t('announcements.failed')}
            error={announcements.error}
            onRetry={() => void announcements.refetch()}
            working={announcements.isFetching}
          />
        }
        empty={
          <EmptyState bare title={t('announcements.none')}>
            {t('announcements.none_help')}
          </EmptyState>
        }
      />
    </>
  )
}

function useColumns(): Column<Announcement>[] {
  const t = useText()
  return [
    {
      key: 'words',
      head: t('announcements.title'),
      card: 'title',
      cell: ({ title, body }) => (
        <span className="grid max-w-[60ch] gap-1">
          <span className="font-medium wrap-anywhere">{title}</span>
          <span className="text-14 font-normal whitespace-pre-line text-text-2 wrap-anywhere">{body}</span>
        </span>
      ),
    },
    {
      key: 'published',
      head: t('announcements.published_at'),
      card: 'time',
      cell: ({ published_at }) => <span className="num whitespace-nowrap text-text-2">{realMomentText(published_at)}</span>,
    },
    {
      key: 'until',
      head: t('announcements.until'),
      cell: ({ ends_at }) => <span className="num">{ends_at ? realMomentText(ends_at) : t('announcements.open_end')}</span>,
    },
    {
      key: 'state',
      head: t('announcements.state'),
      card: 'meta',
      cell: ({ state }) => <Chip kind={state === 'standing' ? 'success' : 'neutral'}>{t(`announcements.states.${state}`)}</Chip>,
    },
    { key: 'take_down', head: t('announcements.change'), cell: ({ _id, state }) => (state === 'standing' ? <TakeDown id={_id} /> : null) },
  ]
}

/** A title, a text, and its duration. */
const lengths = { open: null, hour: HOUR_MS, day: 24 * HOUR_MS, week: 168 * HOUR_MS } as const
type Length = keyof typeof lengths

function AnnouncementForm() {
  const t = useText()
  const [title, setTitle] = useState('')
  const [body, setBody] = useState('')
  const [length, setLength] = useState<Length>('open')
  const [language, setLanguage] = useState<Language>('en')
  const [translations, setTranslations] = useState<readonly Translation[]>([])
  const { run, working, fields } = useChange({
    act: (call) => {
      const stands_ms = lengths[length]
      const ends_at = stands_ms === null ? null : (new Date(serverNow().getTime() + stands_ms).toISOString() as RealInstant)
      return call('announce', { body: { title, body, language, translations: [...translations], ends_at } })
    },
    say: () => t('announcements.published'),
    onDone: () => {
      setTitle('')
      setBody('')
      setTranslations([])
    },
  })
  const names = Object.keys(lengths) as Length[]
  return (
    <Card title={t('announcements.write')} className="max-w-180">
      <Form className="grid gap-5" onSubmit={run}>
        <Field label={t('announcements.title')} error={fields.title} required>
          <TextInput maxLength={120} value={title} onChange={(event) => setTitle(event.target.value)} />
        </Field>
        <Field label={t('announcements.body')} error={fields.body} required>
          <TextArea rows={3} maxLength={2_000} value={body} onChange={(event) => setBody(event.target.value)} />
        </Field>
        <Field label={t('announcements.language')} hint={t('announcements.language_hint')} className="sm:w-72">
          <Select
            value={language}
            options={languages.map((value) => ({ value, label: languageNames[value] }))}
            onChange={({ target }) => setLanguage(languages.find((one) => one === target.value) ?? 'en')}
          />
        </Field>
        <Translations of={language} translations={translations} onChange={setTranslations} errors={fields} />
        <Field label={t('announcements.ends')} hint={t('announcements.ends_hint')} error={fields.ends_at} className="sm:w-72">
          <Select
            value={length}
            options={names.map((value) => ({ value, label: t(`announcements.lengths.${value}`) }))}
            onChange={(event) => setLength(names.find((name) => name === event.target.value) ?? 'open')}
          />
        </Field>
        <div>
          <Button variant="primary" type="submit" working={working} workingLabel={t('common.wait')}>
            {t('announcements.publish')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

type Translation = { readonly language: Language; readonly title: string; readonly body: string }
type TranslationsProps = {
  /** The language of the text itself. */
  readonly of: Language
  readonly translations: readonly Translation[]
  readonly onChange: (translations: readonly Translation[]) => void
  readonly errors: Readonly<Record<string, string>>
}

function Translations({ of, translations, onChange, errors }: TranslationsProps) {
  const t = useText()
  const left = languages.filter((one) => one !== of && !translations.some(({ language }) => language === one))
  const change = (at: number, part: Partial<Translation>) => onChange(translations.map((one, n) => (n === at ? { ...one, ...part } : one)))
  const named = (key: 'title' | 'body', language: Language) =>
    t('announcements.in', { label: t(`announcements.${key}`), language: languageNames[language] })
  return (
    <>
      {translations.map(({ language, title, body }, at) => (
        <div key={language} lang={language} className="grid gap-5 border-s-2 border-line ps-4">
          <Field label={named('title', language)} error={errors[`translations.${at}.title`]} required>
            <TextInput maxLength={120} value={title} onChange={({ target }) => change(at, { title: target.value })} />
          </Field>
          <Field label={named('body', language)} error={errors[`translations.${at}.body`]} required>
            <TextArea rows={3} maxLength={2_000} value={body} onChange={({ target }) => change(at, { body: target.value })} />
          </Field>
        </div>
      ))}
      {left.length > 0 && (
        <Field label={t('announcements.translate')} className="sm:w-72">
          <Select
            value=""
            placeholder={t('announcements.translate')}
            options={left.map((value) => ({ value, label: languageNames[value] }))}
            onChange={({ target }) => {
              const language = left.find((one) => one === target.value)
              if (language) onChange([...translations, { language, title: '', body: '' }])
            }}
          />
        </Field>
      )}
    </>
  )
}

/** Removes an announcement from the public pages, after a confirmation. */
export function TakeDown({ id }: { id: string }) {
  const t = useText()
  const [asking, setAsking] = useState(false)
  const ask = {
    about: `take down ${id}`,
    title: t('announcements.take_down_title'),
    text: t('announcements.take_down_text'),
    confirm: t('announcements.take_down'),
    danger: true,
    done: t('announcements.taken_down'),
    act: (call: KeyedCall) => call('takeDown', { params: { id } }),
  }
  return (
    <>
      <Button variant="quiet" size="s" onClick={() => setAsking(true)}>
        {ask.confirm}
      </Button>
      {asking && <AskDialog ask={ask} onClose={() => setAsking(false)} />}
    </>
  )
}
