/** The specimen card: fills the form, or downloads it to try the drop zone. */
import { randomBelow } from '#kernel/id'
import { Button } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

export function SpecimenActions({ disabled, onUse }: { disabled: boolean; onUse: (file: File) => void }) {
  const t = useText()
  const draw = () =>
    drawSpecimen({
      file: t('retirement.specimen.file'),
      word: t('retirement.specimen.word'),
      title: t('retirement.specimen.title'),
      lines: t('retirement.specimen.lines', { number: drawNumber() }).split('\n'),
      foot: t('retirement.specimen.foot'),
    })
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 pt-1">
      <span className="pe-1">{t('retirement.govt_id_hint')}</span>
      <Button variant="secondary" size="s" disabled={disabled} onClick={() => void draw().then(onUse)}>
        {t('retirement.specimen_use')}
      </Button>
      <Button variant="quiet" size="s" icon="download" disabled={disabled} onClick={() => void draw().then(download)}>
        {t('retirement.specimen_download')}
      </Button>
    </span>
  )
}

/** Unique per card: two members with the same document count as one person. */
function drawNumber(): string {
  const digits = String(randomBelow(1_000_000)).padStart(6, '0')
  return `000 ${digits.slice(0, 3)} ${digits.slice(3)}`
}

type SpecimenWords = {
  readonly file: string
  readonly word: string
  readonly title: string
  readonly lines: readonly string[]
  readonly foot: string
}

const WIDTH = 1012
const HEIGHT = 638
const MARGIN = 64

/** A fake identity card: drawn in the browser, with the word SPECIMEN across it. */
function drawSpecimen(words: SpecimenWords): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')
  if (pen) draw(pen, words)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(new File([blob], words.file, { type: 'image/png' })) : reject(new Error('no picture'))),
      'image/png',
    )
  })
}

function draw(pen: CanvasRenderingContext2D, { word, title, lines, foot }: SpecimenWords): void {
  pen.fillStyle = '#f2eff9'
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  pen.strokeStyle = '#6d4ad0'
  pen.lineWidth = 6
  pen.strokeRect(12, 12, WIDTH - 24, HEIGHT - 24)
  pen.fillStyle = '#2b2540'
  pen.font = 'bold 44px sans-serif'
  pen.fillText(title, MARGIN, 110)
  pen.fillStyle = '#d9d2ee'
  pen.fillRect(MARGIN, 160, 250, 320)
  pen.fillStyle = '#2b2540'
  pen.font = '34px sans-serif'
  for (const [index, line] of lines.entries()) pen.fillText(line, 370, 210 + index * 62)
  pen.font = '26px sans-serif'
  pen.fillText(foot, MARGIN, HEIGHT - 60)
  pen.translate(WIDTH / 2, HEIGHT / 2)
  pen.rotate(-Math.PI / 9)
  pen.textAlign = 'center'
  pen.font = 'bold 150px sans-serif'
  pen.fillStyle = 'rgba(176, 32, 64, .32)'
  pen.fillText(word, 0, 50)
}

function download(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  URL.revokeObjectURL(url)
}
