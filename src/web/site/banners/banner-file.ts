/** A drawing as a file, in colours for light and dark. */
import { type Drawing, HEIGHT, type Tone, WIDTH } from './drawing.ts'

const tones: Readonly<Record<Tone, string>> = { line: '#7f7a8d', quiet: '#7f7a8d80', accent: '#8747d7' }

export function bannerFile(drawing: Drawing): string {
  const paths = drawing.map(
    ({ d, tone, dashed }) =>
      `<path d="${d}" stroke="${tones[tone]}"${dashed ? ' stroke-dasharray="2 5"' : ''}${tone === 'accent' ? ' stroke-width="2"' : ''}/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><g fill="none" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g></svg>\n`
}
