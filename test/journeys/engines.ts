/**
 * Two engines beside axe (decision 112): IBM Equal Access and HTML_CodeSniffer. Taken are what they call a violation or an error; what asks
 * a person to look, recommendations and notices are not.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const read = (path: string): string => readFileSync(createRequire(import.meta.url).resolve(path), 'utf8')
const ENGINES = [
  ['ace', read('accessibility-checker-engine/ace.js')],
  ['HTMLCS', read('html_codesniffer/build/HTMLCS.js')],
] as const

/** A finding that is none: the rule as its engine names it, the elements, and why it does not apply to them. */
type Answer = { readonly rule: string; readonly at: string; readonly because: string }

export const ANSWERED: readonly Answer[] = [
  {
    rule: 'aria_content_in_landmark',
    at: 'a[href="#main"]',
    because: 'The link past the landmarks comes before them. That all else is inside one, axe looks for too.',
  },
  {
    rule: 'aria_hidden_nontabbable',
    at: 'body:has([role=dialog]) :is(#root, #screen) *',
    because: 'What is behind an open dialog is hidden from screen readers, and the dialog keeps the keyboard inside it (states.test.ts).',
  },
  {
    rule: 'label_content_exists',
    at: 'label:has(> input[aria-label])',
    because: 'The box has its name itself; the label around it makes its target larger.',
  },
  {
    rule: 'Principle3.Guideline3_2.3_2_2.H32.2',
    at: 'form[data-calculator]',
    because: 'Nothing is sent: the figures follow what is chosen, and links lead on.',
  },
  {
    rule: 'Principle1.Guideline1_3.1_3_5.H98',
    at: 'input[inputmode=email][autocomplete=username]',
    because: 'The email is the user name that password managers store, and HTML allows that name in an email field.',
  },
  {
    rule: 'input_autocomplete_valid',
    at: 'input[inputmode=email][autocomplete=username]',
    because: 'As above.',
  },
]

type Findings = {
  /** Rule, element and what the engine says of it. */
  readonly open: readonly string[]
  /** The places in `ANSWERED` of what was found and is answered there. */
  readonly answered: readonly number[]
}

/** HTML_CodeSniffer 2.5.1 asks for some of its texts by a misspelt name, and fails at an email field that holds the user name. */
const RUN = `async (answers) => {
  const text = HTMLCS.getTranslation
  HTMLCS.getTranslation = (key) => text.call(HTMLCS, key) ?? key
  const ibm = await new ace.Checker().check(document, ['IBM_Accessibility'])
  await new Promise((resolve, reject) => HTMLCS.process('WCAG2AA', document, resolve, () => reject(new Error('HTML_CodeSniffer failed'))))
  const found = [
    ...ibm.results.filter(({ value }) => value.join() === 'VIOLATION,FAIL').map(({ ruleId, node, message }) => ({ rule: ruleId, node, why: message })),
    ...HTMLCS.getMessages().filter(({ type }) => type === HTMLCS.ERROR).map(({ code, element, msg }) => ({ rule: code.replace('WCAG2AA.', ''), node: element, why: msg })),
  ]
  const open = []
  const answered = []
  for (const { rule, node, why } of found) {
    const element = node?.nodeType === Node.ELEMENT_NODE ? node : (node?.parentElement ?? document.documentElement)
    const at = answers.findIndex((answer) => answer.rule === rule && element.matches(answer.at))
    if (at >= 0) answered.push(at)
    else open.push(rule + ': ' + element.outerHTML.slice(0, 200) + ' (' + why + ')')
  }
  return { open, answered }
}`

/** Of the document as it is laid out in its present colours. */
export async function findingsOf(page: Page): Promise<Findings> {
  for (const [name, source] of ENGINES) if ((await page.evaluate(`typeof ${name}`)) === 'undefined') await page.evaluate(source)
  return page.evaluate(`(${RUN})(${JSON.stringify(ANSWERED)})`)
}
