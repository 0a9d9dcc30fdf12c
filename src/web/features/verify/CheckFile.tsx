/** Checks a dropped, chosen or pasted bundle. It never leaves this browser. */
import { type SyntheticEvent, useState } from 'react'
import { parseJson } from '#web/entities/verification/index.ts'
import { Button, Card, Field, Note, TextArea, TextInput } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { DropZone } from './DropZone.tsx'
import { ReportView } from './ReportView.tsx'
import { useFileCheck } from './use-file-check.ts'

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
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    start(text)
  }
  return (
    <>
      <Card title={t('verify.file.title')}>
        <form onSubmit={submit} className="grid gap-4">
          <DropZone onFile={(file) => void take(file)} />
          <Field label={t('verify.file.paste')} hint={t('verify.file.paste_hint')} error={problem}>
            <TextArea rows={4} value={text} onChange={(event) => setText(event.target.value)} spellCheck={false} autoComplete="off" />
          </Field>
          <Field label={t('verify.file.account')} hint={t('verify.file.account_hint')}>
            <TextInput value={account} onChange={(event) => setAccount(event.target.value)} spellCheck={false} autoComplete="off" />
          </Field>
          <Button
            type="submit"
            variant="secondary"
            className="justify-self-start"
            working={check.working}
            workingLabel={t('verify.checking')}
          >
            {t('verify.file.check')}
          </Button>
          {check.error && <Note kind="error">{check.error.message || t('verify.file.no_identity')}</Note>}
        </form>
      </Card>
      {check.reply && (
        <div className="xl:col-span-2 xl:row-start-1">
          <ReportView key={check.times} {...check.reply} />
        </div>
      )}
    </>
  )
}
