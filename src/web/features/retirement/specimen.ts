/** A fake identity card: drawn in the browser, with the word SPECIMEN across it. */

export type SpecimenWords = {
  readonly file: string
  readonly word: string
  readonly title: string
  readonly lines: readonly string[]
  readonly foot: string
}

const WIDTH = 1012
const HEIGHT = 638
const MARGIN = 64

export function drawSpecimen(words: SpecimenWords): Promise<File> {
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

export function download(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  URL.revokeObjectURL(url)
}
