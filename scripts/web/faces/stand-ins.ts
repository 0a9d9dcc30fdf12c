/**
 * What is on a reader's machine and stands for a face until it is there: made as wide and as high as the face, by the mean width of English letters
 * and the face's own ascent and descent. `near`: Arial, Times and their doubles; `wide`: what Linux has without those.
 */
type Fit = { readonly local: readonly string[]; readonly size: number; readonly ascent: number; readonly descent: number }

const near = ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica']
const nearBold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold', 'Helvetica-Bold']
const nearSerif = ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos']

const fits: Readonly<Record<string, Fit>> = {
  'Roboto Near': { local: ['Roboto', ...near], size: 100.37, ascent: 92.43, descent: 24.32 },
  'Roboto Wide': { local: ['DejaVu Sans', 'Verdana'], size: 87.64, ascent: 105.86, descent: 27.86 },
  'Mulish Near': { local: nearBold, size: 101.66, ascent: 98.86, descent: 24.59 },
  'Mulish Wide': { local: ['DejaVu Sans Bold', 'DejaVuSans-Bold', 'Verdana Bold'], size: 84.3, ascent: 119.22, descent: 29.66 },
  'PT Serif Near': { local: nearSerif, size: 109.71, ascent: 94.7, descent: 26.07 },
  'PT Serif Wide': { local: ['DejaVu Serif'], size: 86.85, ascent: 119.63, descent: 32.93 },
}

const stacks = {
  ui: 'Roboto,Roboto Near,Roboto Wide,system-ui,sans-serif',
  head: 'Mulish,Mulish Near,Mulish Wide,Roboto,system-ui,sans-serif',
  serif: 'PT Serif,PT Serif Near,PT Serif Wide,Georgia,serif',
}

/** For `letters` alone: what is written in others has faces of its own. */
export function standIns(letters: string): string {
  const faces = Object.entries(fits).map(([family, { local, size, ascent, descent }]) => {
    const sources = local.map((name) => `local("${name}")`).join(',')
    const weight = family.startsWith('Mulish') ? 'font-weight:700;' : 'font-weight:400 500;'
    return `@font-face{font-family:${family};${weight}src:${sources};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%;unicode-range:${letters}}`
  })
  const names = Object.entries(stacks).map(([face, stack]) => `--face-${face}:${stack};`)
  return `${faces.join('')}:root{${names.join('')}}`
}
