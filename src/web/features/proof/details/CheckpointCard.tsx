/** The newest signed checkpoint in full, to copy and compare later. */
import { parseCheckpoint, type Statement, toBase64 } from '#proof/index'
import { Card, CopyButton } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Front } from '../proof-query.ts'

export function CheckpointCard({ front, statement }: { front: Front; statement: Statement }) {
  const t = useText()
  const head = parseCheckpoint(front.checkpoint)
  const lines = [
    { name: t('proof.checkpoint.origin'), text: front.origin },
    ...('refused' in head
      ? []
      : [
          { name: t('proof.checkpoint.size'), text: String(head.size) },
          { name: t('proof.checkpoint.root'), text: toBase64(head.root) },
        ]),
    { name: t('proof.checkpoint.key'), text: front.public_key },
    { name: t('proof.checkpoint.epoch_root', { epoch: statement.epoch }), text: statement.root },
  ]
  return (
    <Card
      id="checkpoint"
      className="scroll-mt-32"
      title={t('proof.checkpoint.title')}
      level={3}
      aside={
        <Copy
          text={front.checkpoint}
          label={t('proof.checkpoint.copy_note')}
          name={t('proof.checkpoint.copy_what', { what: t('proof.checkpoint.title') })}
        />
      }
    >
      <p className="mb-3 text-text-2">{t('proof.checkpoint.help')}</p>
      <dl>
        {lines.map(({ name, text }) => (
          <div key={name} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line py-2">
            <dt className="text-14 text-text-2">{name}</dt>
            <dd className="num text-14 whitespace-normal wrap-anywhere">
              <bdi translate="no" dir="ltr">
                {text}
              </bdi>
            </dd>
            <dd className="col-start-2 row-span-2 row-start-1">
              <Copy text={text} name={t('proof.checkpoint.copy_what', { what: name })} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** `name` says to a screen reader what is copied. */
export function Copy({ text, name, label }: { readonly text: string; readonly name: string; readonly label?: string }) {
  const t = useText()
  return (
    <fieldset>
      <legend className="sr-only">{name}</legend>
      <CopyButton
        text={text}
        label={label ?? t('proof.checkpoint.copy')}
        copiedLabel={t('proof.checkpoint.copied')}
        failedLabel={t('proof.checkpoint.copy_failed')}
        variant="quiet"
      />
    </fieldset>
  )
}
