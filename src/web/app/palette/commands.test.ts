import { expect, it } from 'vitest'
import type { Role } from '#contract/shared/role'
import { allConsolePlaces } from '#web/console/places.tsx'
import { switchLanguage } from '#web/shared/locale/language.ts'
import { loadTexts, textNow } from '#web/shared/locale/text.ts'
import { memberPlaces } from '../menu/places.ts'
import { type CommandContext, commandsOf, matching } from './commands.ts'

await loadTexts(['palette'])
const t = textNow()
const doing: CommandContext = { hidden: false, dark: true, toggleMode: () => {}, toggleAmounts: () => {}, logOut: () => {}, help: () => {} }
const titles = (q: string, role: Role = 'member') => matching(commandsOf(t, doing, allConsolePlaces(role)), q).map(({ title }) => title)

it('leads to every screen of the menus once, the console’s for administrators alone', () => {
  const hrefs = (role: Role) => commandsOf(t, doing, allConsolePlaces(role)).flatMap(({ href }) => href ?? [])
  for (const { href } of memberPlaces) expect([href, hrefs('member').filter((one) => one === href).length]).toEqual([href, 1])
  for (const { href } of allConsolePlaces('administrator'))
    expect([href, hrefs('member').includes(href), hrefs('administrator').includes(href)]).toEqual([href, false, true])
  expect(hrefs('auditor')).toContain('/admin/users')
  expect(hrefs('operator')).not.toContain('/admin/fund')
})

it('finds by the beginnings of words, in any order, whatever their case', () => {
  expect(titles('DEP')).toEqual(['Make a deposit'])
  expect(titles('mode li')).toEqual(['Light mode'])
  expect(titles('401')).toEqual(['IRA/401K Form'])
  expect(titles('eposit')).toEqual([])
  expect(titles('audit')).toEqual([])
  expect(titles('audit', 'auditor')).toEqual(['Audit log'])
})

it('finds a screen and a tab of the settings by their other words, in the language of the reader', async () => {
  expect(titles('passk')).toEqual(['Security'])
  expect(titles('card')).toEqual(['Make a deposit'])
  expect(titles('solvency')).toEqual(['Proof'])
  const tab = commandsOf(t, doing, []).find(({ title }) => title === 'Statements and data')
  expect(tab).toMatchObject({ href: '/settings?tab=data', detail: 'Settings' })
  await switchLanguage('de')
  for (const typed of ['ubersicht', 'ÜBERSICHT', '\u0055\u0308bersicht'])
    expect(matching(commandsOf(textNow(), doing, []), typed).map(({ href }) => href)).toContain('/dashboard')
  await switchLanguage('ar')
  expect(matching(commandsOf(textNow(), doing, []), 'استثمر').map(({ href }) => href)).toContain('/plans')
  await switchLanguage('en')
})

it('says what a command would do now', () => {
  expect(titles('amounts')).toEqual(['Hide amounts'])
  expect(matching(commandsOf(t, { ...doing, hidden: true, dark: false }, []), 'show').map(({ title }) => title)).toEqual(['Show amounts'])
})
