/** A conversation's entries, oldest first, and the form to write the next one. */
import { type ReactNode, useState } from 'react'
import type { WireData } from '#contract/routes'
import { Button, type ChipKind, Field, Form, TextArea } from '#web/kit/index.ts'
import { read, useData } from '#web/shared/call/read.ts'
import type { KeyedCall } from '#web/shared/call/use-action.ts'
import { missingFaults, useSubmit } from '#web/shared/form/use-submit.ts'
import { realMomentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { FileLink } from '#web/shared/screen/FileLink.tsx'
import { type Attached, Files } from './Files.tsx'

export function Thread({ conversation }: { readonly conversation: Conversation }) {
  const t = useText()
  return (
    <ol aria-label={t('support.thread')} className="grid gap-4">
      {conversation.thread.map((entry) => (
        <li key={entry._id} className={`grid gap-1 border-s-2 ps-4 ${entry.from === 'support' ? 'border-accent-edge' : 'border-line'}`}>
          <p className="text-14 text-text-2">
            <span className="font-semibold text-text">{t(`support.from.${entry.from}`)}</span> · {realMomentText(entry.created_at)}
          </p>
          <p dir="auto" className="max-w-[68ch] text-16 whitespace-pre-line wrap-anywhere">
            {entry.text}
          </p>
          {entry.attachments.map(({ _id, name }) => (
            <FileLink key={_id} name="readSupportFile" ask={{ params: { id: conversation._id, file: _id } }}>
              {name}
            </FileLink>
          ))}
        </li>
      ))}
    </ol>
  )
}

type WriteFormProps = {
  readonly closed: boolean
  /** Visitors attach nothing. */
  readonly with_files: boolean
  readonly send: (call: KeyedCall, entry: { readonly text: string; readonly files: Attached }) => Promise<unknown>
  readonly onDone: () => void
  readonly children?: ReactNode
}

export function WriteForm({ closed, with_files, send, onDone, children }: WriteFormProps) {
  const t = useText()
  const [text, setText] = useState('')
  const [files, setFiles] = useState<Attached>({})
  const { run, working, fields, summary } = useSubmit({
    act: (call) => send(call, { text, files }),
    again: true,
    say: () => t('support.written'),
    onDone: () => {
      setText('')
      setFiles({})
      onDone()
    },
    faults: missingFaults(t, { text }),
  })
  return (
    <Form className="grid gap-4" onSubmit={() => run()} summary={summary}>
      <Field
        label={t('support.answer')}
        hint={closed ? t('support.opens_again') : undefined}
        error={fields.text}
        disabled={working}
        required
      >
        <TextArea rows={4} value={text} maxLength={2000} onChange={(event) => setText(event.target.value)} />
      </Field>
      {with_files && <Files files={files} onChange={setFiles} errors={fields} disabled={working} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" acts={false} working={working} workingLabel={t('common.wait')}>
          {t('support.send_answer')}
        </Button>
        {children}
      </div>
    </Form>
  )
}

/** Queries of conversations. A live event of messages fetches them again. */
export type Conversation = WireData<'readConversation'>
export type Summary = WireData<'listConversations'>[number]

export const stateKinds: Record<Summary['state'], ChipKind> = { open: 'pending', waiting: 'success', closed: 'neutral' }

export function useConversations() {
  return useData(read('listConversations'))
}

export function useConversation(id: string) {
  return useData(read('readConversation', { params: { id } }))
}
