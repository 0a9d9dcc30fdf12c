/** Checks a dropped, chosen or pasted bundle. It never leaves this browser. */
import { type DragEvent, useRef, useState } from 'react'
import {
  checkWithMemory,
  type Evidence,
  identityOfFront,
  type LogIdentity,
  parseJson,
  readSeenLog,
} from '#web/entities/verification/index.ts'
import { Button, Card, Field, Form, join, Note, TextArea, TextInput } from '#web/kit/index.ts'
import { type KeyedCall, useAction } from '#web/shared/call/use-action.ts'
import { useText } from '#web/shared/locale/text.ts'
import { ReportView } from './ReportView.tsx'

/** A bundle has some kilobytes; with the largest tree a few dozen. */
const MAX_BYTES = 1_000_000

export function CheckFile() {
  const t = useText()
  const check = useFileCheck()
  const [text, setText] = useState('')
  const [account, setAccount] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const start = (json: string) => {
    const parsed = parseJson(json)
    setProblem(parsed === undefined ? t('verify.file.no_json') : null)
    if (parsed !== undefined) check.run({ json: parsed, account_id: account.trim() })
  }
  const take = async (file: File) => {
    if (file.size > MAX_BYTES) setProblem(t('verify.file.too_large'))
    else start(await file.text())
  }
  return (
    <>
      <Card title={t('verify.file.title')}>
        <Form onSubmit={() => start(text)} className="grid gap-4">
          <DropZone onFile={(file) => void take(file)} />
          <Field label={t('verify.file.paste')} hint={t('verify.file.paste_hint')} error={problem}>
            <TextArea rows={4} value={text} onChange={(event) => setText(event.target.value)} spellCheck={false} autoComplete="off" />
          </Field>
          <Field label={t('verify.file.account')} hint={t('verify.file.account_hint')}>
            <TextInput value={account} onChange={(event) => setAccount(event.target.value)} spellCheck={false} autoComplete="off" />
          </Field>
          <Button
            type="submit"
            acts={false}
            variant="secondary"
            className="justify-self-start"
            working={check.working}
            workingLabel={t('verify.checking')}
          >
            {t('verify.file.check')}
          </Button>
          {check.error && <Note kind="error">{check.error.message || t('verify.file.no_identity')}</Note>}
        </Form>
      </Card>
      {check.reply && (
        <div className="xl:col-span-2 xl:row-start-1">
          <ReportView key={check.times} {...check.reply} />
        </div>
      )}
    </>
  )
}

/** A drop zone and file picker for one file. */
function DropZone({ onFile }: { onFile: (file: File) => void }) {
  const t = useText()
  const [over, setOver] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (file) onFile(file)
  }
  const hover = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <fieldset
      aria-label={t('verify.file.title')}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={join(
        'flex flex-wrap items-center justify-center gap-3 rounded-4 border border-dashed px-4 py-7',
        over ? 'border-focus bg-accent-wash' : 'border-line-control',
      )}
    >
      <span className="text-text-2">{t('verify.file.drop')}</span>
      <Button variant="secondary" size="s" icon="file" onClick={() => chooser.current?.click()}>
        {t('verify.file.choose')}
      </Button>
      <input
        ref={chooser}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={t('verify.file.choose')}
        onChange={({ target }) => {
          take(target.files)
          target.value = ''
        }}
      />
    </fieldset>
  )
}

/** Checks a bundle from a file against the published log key or, offline, against the last one this browser saw. */
type FileCheck = { readonly json: unknown; readonly account_id: string }

function useFileCheck() {
  return useAction({
    errors: 'own',
    act: async (call, { json, account_id }: FileCheck): Promise<Evidence> => {
      const seen = readSeenLog()
      const whose = await readLogIdentity(call)
      const report = await checkWithMemory(json, whose, account_id ? { account_id } : {})
      return { bundle: json, whose, report, seen: seen?.checkpoint ?? null }
    },
  })
}

async function readLogIdentity(call: KeyedCall): Promise<LogIdentity> {
  const seen = readSeenLog()
  try {
    const { data } = await call('readProof')
    return identityOfFront(data)
  } catch (error) {
    if (!seen) throw error
    return { origin: seen.origin, public_key: seen.public_key }
  }
}
