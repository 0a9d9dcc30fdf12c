/**
 * One look for every mail: text and HTML say the same, in the reader's light or dark mode, without pictures, scripts or anything from
 * elsewhere. The mark is made of table cells, which every mail program shows.
 */
import { textIn } from '#content/languages'
import { directionOf } from '#contract/shared/language'
import { leavingPath, splitLinks } from '#contract/shared/leaving'
import type { Letter } from './letter.ts'

export type Rendered = {
  readonly text: string
  readonly html: string
  /** Where mails of this kind can be switched off; absent where they can't be. */
  readonly preferences?: string
}

export function render(letter: Letter, public_url: string): Rendered {
  const home = public_url.replace(/\/$/, '')
  const link = letter.action ? `${home}${letter.action.path}` : null
  const preferences = letter.preferences === undefined ? {} : { preferences: `${home}${letter.preferences}` }
  return { text: textOf(letter, link), html: htmlOf(letter, link, home), ...preferences }
}

function textOf({ language, subject, paragraphs, code, action, footnotes }: Letter, link: string | null): string {
  const parts = [textIn(language, 'ribbon'), subject, ...paragraphs]
  if (code !== undefined) parts.push(`    ${code}`)
  if (action && link) parts.push(`${action.label}\n${link}`)
  // The blank belongs to the line: by it, a mail program knows a signature (RFC 3676, 4.3).
  parts.push(...footnotes, '-- \nClearterm')
  return `${parts.join('\n\n')}\n`
}

const FONT = "font-family:Roboto,'Segoe UI',Helvetica,Arial,sans-serif"
const INK = '#1b1524'
/** Heights in pixels. */
const STEPS = [4, 8, 12, 16]
const MUTED = '#5d5568'
const PURPLE = '#6f35b4'

/** Programs that know no dark mode, or remove styles, show the inline colours. */
const DARK = `@media (prefers-color-scheme: dark) {
.page { background: #120e1a !important }
.card { background: #1b1526 !important; border-color: #352b45 !important }
.ribbon { background: #2a1f3d !important; color: #d9c7f7 !important }
.ink, .digits { color: #f3eefa !important }
.muted { color: #b9b0c6 !important }
.name, .typed { color: #c4a4f2 !important }
.digits { background: #241b33 !important; border-color: #4a3a66 !important }
.pane { border-color: #c4a4f2 !important }
.step { background: #c4a4f2 !important }
}`

function htmlOf({ language, subject, paragraphs, code, action, footnotes }: Letter, link: string | null, home: string): string {
  const body = [
    ...paragraphs.map(
      (part) => `<p style="margin:0 0 16px;font-size:16px;line-height:1.55;color:${INK}" class="ink">${written(part, home)}</p>`,
    ),
    code === undefined ? '' : codeBox(code),
    action && link ? button(action.label, link) : '',
    ...footnotes.map((part) => `<p style="margin:16px 0 0;font-size:14px;line-height:1.5;color:${MUTED}" class="muted">${lines(part)}</p>`),
  ].join('\n')
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>:root { color-scheme: light dark }
${DARK}</style></head>
<body class="page" style="margin:0;padding:0;background:#f4f1f8;${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page" style="background:#f4f1f8"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="card" style="max-width:560px;background:#ffffff;border:1px solid #e4ddee;border-radius:12px">
<tr><td class="ribbon" style="padding:10px 28px;background:#f1eaff;border-radius:12px 12px 0 0;font-size:13px;line-height:1.4;color:#552a89;${FONT}">${textIn(language, 'ribbon')}</td></tr>
<tr><td style="padding:28px;${FONT}">
${mark()}
<h1 class="ink" style="margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:600;color:${INK}">${escapeHtml(subject)}</h1>
${body}
</td></tr></table>
</td></tr></table>
</body>
</html>
`
}

/** The logo: four steps that rise in a pane over a line. From left to right in every language. */
function mark(): string {
  const steps = STEPS.map(
    (height) =>
      `<td valign="bottom" width="5" style="padding:0;width:5px;height:16px;font-size:0;line-height:0"><div class="step" style="height:${height}px;background:${PURPLE}">&nbsp;</div></td>`,
  ).join('')
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 20px"><tr><td style="padding:0"><table role="presentation" dir="ltr" aria-hidden="true" cellpadding="0" cellspacing="0" class="pane" style="border:1px solid ${PURPLE};border-bottom-width:3px"><tr>${steps}</tr></table></td><td class="name" style="padding:0 10px;font-size:17px;line-height:22px;font-weight:700;letter-spacing:-.01em;color:${PURPLE};${FONT}">Clearterm</td></tr></table>`
}

function codeBox(code: string): string {
  return `<p dir="ltr" class="digits" style="margin:8px 0 20px;padding:16px 20px;background:#f8f5ff;border:1px solid #e5d7ff;border-radius:8px;font-family:'Roboto Mono',Consolas,Menlo,monospace;font-size:30px;line-height:1.2;letter-spacing:.24em;font-weight:700;color:${INK};text-align:center">${escapeHtml(code)}</p>`
}

function button(label: string, link: string): string {
  return `<p style="margin:8px 0 4px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;background:${PURPLE};border-radius:8px;font-size:15px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></p>`
}

/** A typed link keeps its text and leads to the page that names its host; otherwise the mail program would link it itself. */
function written(text: string, home: string): string {
  return splitLinks(text)
    .map((piece) =>
      piece.to === null || piece.to.startsWith(`${home}/`)
        ? lines(piece.text)
        : `<a href="${escapeHtml(home + leavingPath(piece.to))}" class="typed" style="color:${PURPLE}">${escapeHtml(piece.text)}</a>`,
    )
    .join('')
}

function lines(text: string): string {
  return escapeHtml(text).replace(/\r?\n/g, '<br>')
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
