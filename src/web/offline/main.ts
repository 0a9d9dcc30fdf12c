/**
 * The page that works offline: one HTML file with this script inline. It checks one bundle with the same code as the site, connects to
 * nothing (its own policy forbids it), and remembers nothing.
 */
import { checkBundle, parseJson } from '#web/entities/verification/index.ts'
import { drawReport } from './draw-report.ts'
import { byId, element } from './elements.ts'
import { words } from './own-words.ts'

const { verify } = words
const origin = field('origin', words.origin)
const key = field('key', words.key, words.key_hint)
const account = field('account', verify.file.account, verify.file.account_hint)
const outcome = element('div', { id: 'outcome', 'aria-live': 'polite' })
let report: unknown

function field(id: string, label: string, hint = ''): HTMLInputElement {
  const input = element('input', {
    id,
    type: 'text',
    spellcheck: 'false',
    autocomplete: 'off',
    ...(hint ? { 'aria-describedby': `${id}-hint` } : {}),
  })
  byId('form').append(
    element('label', { for: id }, label),
    input,
    ...(hint ? [element('p', { id: `${id}-hint`, class: 'quiet' }, hint)] : []),
  )
  return input
}

function start(): void {
  byId('title').textContent = words.title
  byId('lead').textContent = words.lead
  byId('paper').textContent = words.paper
  byId('drop-words').textContent = verify.file.drop
  byId('choose-words').textContent = verify.file.choose
  byId('mode').textContent = words.mode
  document.title = words.title
  byId('outcome-slot').append(outcome)
  byId('mode').addEventListener('click', toggleMode)
  byId('file').addEventListener('change', (event) => void take((event.target as HTMLInputElement).files?.[0]))
  for (const input of [origin, key, account]) input.addEventListener('change', check)
  const drop = byId('drop')
  drop.addEventListener('dragover', (event) => event.preventDefault())
  drop.addEventListener('drop', (event) => {
    event.preventDefault()
    void take(event.dataTransfer?.files[0])
  })
}

function toggleMode(): void {
  const { dataset } = document.documentElement
  dataset.mode = dataset.mode === 'light' ? 'dark' : 'light'
}

async function take(file: File | undefined): Promise<void> {
  if (!file) return
  report = parseJson(await file.text())
  const log = logOf(report)
  if (!origin.value && log) origin.value = log.origin
  if (!key.value && log) key.value = log.public_key
  check()
}

function check(): void {
  if (report === undefined) {
    outcome.replaceChildren(element('p', { class: 'broken', role: 'alert' }, verify.file.no_json))
    return
  }
  const whose = { origin: origin.value.trim(), public_key: key.value.trim() }
  const account_id = account.value.trim()
  outcome.replaceChildren(drawReport(checkBundle(report, whose, account_id ? { account_id } : {})))
}

/** The name and key from the bundle's download. They are shown, because a tampered bundle may contain other ones. */
function logOf(json: unknown): { origin: string; public_key: string } | null {
  const log = typeof json === 'object' && json !== null && 'log' in json ? json.log : null
  if (typeof log !== 'object' || log === null || !('origin' in log) || !('public_key' in log)) return null
  return { origin: String(log.origin), public_key: String(log.public_key) }
}

start()
