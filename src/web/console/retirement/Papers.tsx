/** The documents of an application: none opens automatically, because each opening is logged. */

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { MINUTE_MS } from '#kernel/duration'
import { type AdminApplication, applicationHistory, type Paper } from '#web/console/shared/queries/applications.ts'
import { Button, Card, Dialog, DialogClose, EmptyState, Icon, Skeleton } from '#web/kit/index.ts'
import { CallError, fileUrl, refused } from '#web/shared/call/call.ts'
import { pageHeaders } from '#web/shared/call/page-headers.ts'
import { textNow, useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { useDownload } from '#web/shared/screen/FileLink.tsx'

const KIB = 1024

export function Papers({ application }: { application: AdminApplication }) {
  const t = useText()
  const [viewed, setViewed] = useState<Paper | null>(null)
  return (
    <Card title={t('applications.documents')}>
      {application.documents.length === 0 ? (
        <EmptyState bare title={t(application.erased_at ? 'applications.papers_deleted' : 'applications.no_papers')} />
      ) : (
        <div className="grid gap-4">
          <p className="text-14 text-text-2">{t('applications.papers_note')}</p>
          <ul className="divide-y divide-line">
            {application.documents.map((paper) => (
              <Line key={paper._id} id={application._id} paper={paper} onView={setViewed} />
            ))}
          </ul>
        </div>
      )}
      {viewed && <PaperViewer id={application._id} paper={viewed} onClose={() => setViewed(null)} />}
    </Card>
  )
}

function Line({ id, paper, onView }: { id: string; paper: Paper; onView: (paper: Paper) => void }) {
  const t = useText()
  const saving = useDownload()
  const purpose = t(`applications.papers.${paper.purpose}`)
  const save = (): void => saving.run({ name: 'readApplicationDocument', ask: { params: { id, document: paper._id } }, accept: '*/*' })
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0">
      <span className="flex min-w-0 items-start gap-3">
        <Icon name="file" className="mt-0.5 text-text-2" />
        <span className="min-w-0">
          <span className="block font-medium">{purpose}</span>
          <span className="block text-14 text-text-2 wrap-anywhere">
            {paper.name} · {paper.kind.toUpperCase()} ·{' '}
            <span className="num">{t('applications.size', { size: Math.ceil(paper.bytes / KIB) })}</span>
          </span>
        </span>
      </span>
      <span className="flex gap-2">
        {paper.kind === 'jpg' && (
          <Button variant="secondary" size="s" aria-label={t('applications.view_one', { name: purpose })} onClick={() => onView(paper)}>
            {t('applications.view')}
          </Button>
        )}
        <Button
          variant={paper.kind === 'jpg' ? 'quiet' : 'secondary'}
          size="s"
          aria-label={t('applications.save_one', { name: purpose })}
          working={saving.working}
          workingLabel={t('common.wait')}
          onClick={save}
        >
          {t('applications.save')}
        </Button>
      </span>
    </li>
  )
}

/**
 * An image of an application, drawn as pixels: the decrypted bytes are fetched once, decoded onto a canvas, and never become a document, a
 * frame or a URL. They are dropped with the dialog.
 */
const TIMEOUT_MS = MINUTE_MS

async function fetchPicture(id: string, document: string): Promise<ImageBitmap> {
  const response = await fetch(await fileUrl('readApplicationDocument', { params: { id, document } }), {
    headers: { accept: 'image/jpeg', ...pageHeaders() },
    credentials: 'same-origin',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new CallError(textNow()('errors.network'))
  })
  if (!response.ok) throw await refused(response.status, await response.text())
  return createImageBitmap(await response.blob())
}

function PaperViewer({ id, paper, onClose }: { id: string; paper: Paper; onClose: () => void }) {
  const t = useText()
  const client = useQueryClient()
  const purpose = t(`applications.papers.${paper.purpose}`)
  // Fetched on each opening and never automatically: the audit log counts real requests.
  const picture = useQuery({
    queryKey: ['readApplicationDocument', paper._id],
    queryFn: () => fetchPicture(id, paper._id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })
  const close = (): void => {
    onClose()
    void client.invalidateQueries({ queryKey: applicationHistory(id).queryKey })
  }
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && close()}
      title={purpose}
      description={t('applications.viewing')}
      actions={<DialogClose render={<Button variant="secondary">{t('admin.close')}</Button>} />}
    >
      {picture.data ? (
        <Picture picture={picture.data} label={purpose} />
      ) : picture.isError ? (
        <Failed
          bare
          title={t('applications.failed_paper')}
          error={picture.error}
          onRetry={() => void picture.refetch()}
          working={picture.isFetching}
        />
      ) : (
        <Skeleton height={320} />
      )}
    </Dialog>
  )
}

function Picture({ picture, label }: { picture: ImageBitmap; label: string }) {
  const t = useText()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [whole, setWhole] = useState(false)
  useEffect(() => {
    const board = canvas.current
    if (!board) return
    board.width = picture.width
    board.height = picture.height
    board.getContext('2d')?.drawImage(picture, 0, 0)
  }, [picture])
  return (
    <div className="grid gap-3">
      <section
        aria-label={t('applications.picture')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="max-h-[60dvh] overflow-auto rounded-3 border border-line bg-surface-2"
      >
        <canvas ref={canvas} role="img" aria-label={label} className={whole ? 'max-w-none' : 'mx-auto h-auto max-w-full'} />
      </section>
      <span>
        <Button variant="quiet" size="s" aria-pressed={whole} onClick={() => setWhole(!whole)}>
          {t('applications.full_size')}
        </Button>
      </span>
    </div>
  )
}
