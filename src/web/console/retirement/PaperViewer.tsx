/**
 * An image of an application, drawn as pixels: the decrypted bytes are fetched once, decoded onto a canvas, and never become a document, a frame or a
 * URL. They are dropped with the dialog.
 */

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { MINUTE_MS } from '#kernel/duration'
import { Button, Dialog, DialogClose, Skeleton } from '#web/kit/index.ts'
import { CallError, fileUrl, refused } from '#web/shared/call/call.ts'
import { pageHeaders } from '#web/shared/call/page-headers.ts'
import { textNow, useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { applicationHistory, type Paper } from './queries.ts'

const TIMEOUT_MS = MINUTE_MS

async function fetchPicture(id: string, document: string): Promise<ImageBitmap> {
  const response = await fetch(fileUrl('readApplicationDocument', { params: { id, document } }), {
    headers: { accept: 'image/jpeg', ...pageHeaders() },
    credentials: 'same-origin',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new CallError(textNow()('errors.network'))
  })
  if (!response.ok) throw await refused(response.status, await response.text())
  return createImageBitmap(await response.blob())
}

export function PaperViewer({ id, paper, onClose }: { id: string; paper: Paper; onClose: () => void }) {
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
