/**
 * The exact texts, links, labels, buttons and fields of the specification, screen by screen: tables under test/specification, walked in a
 * browser.
 */
import type { Page } from 'playwright-core'
import { beforeAll, expect } from 'vitest'
import { ADMIN_EMAIL } from '#test/support/app.ts'
import { scriptedFeed } from '#test/support/prices.ts'
import type { Role, Screen } from '../specification/texts.ts'
import {
  adminDecisions,
  adminEmail,
  adminFund,
  adminFundUser,
  adminSection,
  adminSuspended,
  adminTransactions,
  adminUnverified,
  adminUser,
  adminUsers,
  adminWallet,
  adminWallets,
} from '../specification/texts-console.ts'
import {
  accountMenu,
  cannabisPlan,
  cardCheckout,
  dashboard,
  deposit,
  diamondPlan,
  emptyDashboard,
  forbidden,
  forbiddenUsers,
  goldPlan,
  investments,
  iraPlan,
  mainMenu,
  message,
  messages,
  passwordTab,
  phoneMenu,
  plans,
  profile,
  settings,
  settingsOfOtherCoins,
  settingsOfPerfectMoney,
  settingsOfTokens,
  silverPlan,
  starterPlan,
  transactions,
  walletCheckout,
  withdraw,
} from '../specification/texts-member.ts'
import {
  alternativeInvestment,
  confirmLogIn,
  forex,
  frontPage,
  home,
  homeOnAPhone,
  investmentsForVisitors,
  logIn,
  notFound,
  plansForVisitors,
  privacy,
  privacyTwin,
  retirement,
  signUp,
  signUpByCode,
  signUpSecondStep,
  siteFrame,
  siteMenu,
  terms,
  ticker,
  tos,
  verifyAccount,
} from '../specification/texts-public.ts'
import { moveWithin, openStage, sizes } from './browser.ts'
import { journey, smoke } from './journey.ts'
import { enter, enterConsole } from './people.ts'
import { MEMBER_EMAIL, NEWCOMER_EMAIL, prepareMember, readPlaceholders } from './specification-member.ts'
import { filledIn, missingFrom } from './texts-on-screen.ts'

const feed = scriptedFeed()
const stage = openStage({ feed, prepare: (app) => prepareMember(app, feed) })
const pages = new Map<Role, Page>()
let placeholders: Readonly<Record<string, string>> = {}

beforeAll(async () => {
  const { app } = stage()
  const roles: readonly Role[] = ['visitor', 'newcomer', 'member', 'administrator']
  for (const role of roles) pages.set(role, (await stage().visit('desktop')).page)
  await Promise.all([
    enter(pageOf('newcomer'), NEWCOMER_EMAIL),
    enter(pageOf('member'), MEMBER_EMAIL),
    enterConsole(pageOf('administrator'), app, ADMIN_EMAIL),
  ])
  placeholders = await readPlaceholders(app)
})

function pageOf(role: Role): Page {
  const page = pages.get(role)
  if (!page) throw new Error(`no ${role} is there`)
  return page
}

/** Everything of the screen, or what of it is not there. */
async function shows(screen: Screen): Promise<void> {
  const { path, as, size = 'desktop', fills = {}, opens, entries } = filledIn(screen, placeholders)
  const page = pageOf(as)
  await page.setViewportSize(sizes[size])
  if (as === 'visitor' || opens) await page.goto(path)
  else await moveOn(page, path)
  for (const [label, text] of Object.entries(fills)) await page.getByLabel(label, { exact: true }).fill(text)
  if (opens)
    await page
      .getByRole('button', { name: opens, exact: true })
      .or(page.locator('summary', { hasText: opens }))
      .first()
      .click()
  expect(await missingFrom(page, entries)).toEqual([])
}

/** Starts from an unknown address: no text of the previous screen can be mistaken for the next one's. */
async function moveOn(page: Page, path: string): Promise<void> {
  await moveWithin(page, '/no/such/place')
  await page.getByText('404', { exact: true }).waitFor()
  await moveWithin(page, path)
}

smoke('shows the texts of the front page', () => shows(frontPage))
smoke('shows the texts of the frame of the public pages', () => shows(siteFrame))
journey('shows the texts of the line under the header of the front page', () => shows(ticker))
journey('shows the texts of the slide-out menu', () => shows(siteMenu))
journey('shows the texts of /terms-and-policy to a visitor', () => shows(terms))
journey('shows the texts of /tos to a visitor', () => shows(tos))
journey('shows the texts of /privacy-policy to a visitor', () => shows(privacy))
journey('shows the texts of /privacy to a visitor', () => shows(privacyTwin))
journey('shows the texts of /market/forex to a visitor', () => shows(forex))
journey('shows the texts of /market/alternative_investment to a visitor', () => shows(alternativeInvestment))
smoke('shows the texts of /register to a visitor', async () => {
  await shows(signUp)
  await shows(signUpSecondStep)
})
journey('shows the texts of /register/QUARTZ42 to a visitor', () => shows(signUpByCode))
smoke('shows the texts of /login to a visitor', () => shows(logIn))
smoke('shows the texts of /verify-account to a visitor', () => shows(verifyAccount))
journey('shows the texts of /verify-login to a visitor', () => shows(confirmLogIn))
journey('shows the texts of /ira-form to a visitor', () => shows(retirement))
smoke('shows the texts of /home to a visitor on a phone', () => shows(homeOnAPhone))
journey('shows the texts of /home to a visitor', () => shows(home))
journey('shows the texts of /plans to a visitor', () => shows(plansForVisitors))
journey('shows the texts of /investments to a visitor', () => shows(investmentsForVisitors))
smoke('shows the texts of /no/such/place to a visitor', () => shows(notFound))
smoke('shows the texts of the main menu', () => shows(mainMenu))
journey('shows the texts of the account menu', () => shows(accountMenu))
journey('shows the texts of the top bar on a phone', () => shows(phoneMenu))
smoke('shows the texts of /dashboard to a member', () => shows(dashboard))
journey('shows the texts of /dashboard to a newcomer', () => shows(emptyDashboard))
smoke('shows the texts of /plans to a member', () => shows(plans))
smoke('shows the texts of /plans/starter to a member', () => shows(starterPlan))
journey('shows the texts of /plans/diamond to a member', () => shows(diamondPlan))
journey('shows the texts of /plans/silver to a member', () => shows(silverPlan))
journey('shows the texts of /plans/gold to a member', () => shows(goldPlan))
journey('shows the texts of /plans/ira to a member', () => shows(iraPlan))
journey('shows the texts of /plans/cannabis to a member', () => shows(cannabisPlan))
smoke('shows the texts of /deposit to a member', () => shows(deposit))
smoke('shows the texts of /deposit-checkout/wallet/:deposit to a member', () => shows(walletCheckout))
journey('shows the texts of /deposit-checkout/card/:card to a member', () => shows(cardCheckout))
smoke('shows the texts of /withdraw to a member', () => shows(withdraw))
smoke('shows the texts of /messages to a member', () => shows(messages))
journey('shows the texts of /message/:message to a member', () => shows(message))
journey('shows the texts of /admin/:email/Ada/:user to a member', () => shows(forbidden))
smoke('shows the texts of /profile to a member', () => shows(profile))
smoke('shows the texts of /settings to a member', () => shows(settings))
journey('shows the texts of the other coins in the settings', () => shows(settingsOfOtherCoins))
journey('shows the texts of the tokens in the settings', () => shows(settingsOfTokens))
journey('shows the texts of Perfect Money in the settings', () => shows(settingsOfPerfectMoney))
journey('shows the texts of /settings?tab=password to a member', () => shows(passwordTab))
smoke('shows the texts of /transactions to a member', () => shows(transactions))
smoke('shows the texts of /investments to a member', () => shows(investments))
journey('shows the texts of /admin/users to a member', () => shows(forbiddenUsers))
journey('shows the texts of the main menu of an administrator', () => shows(adminSection))
smoke('shows the texts of /admin/transaction to an administrator', () => shows(adminTransactions))
journey('shows the texts of the menu of a transaction', () => shows(adminDecisions))
smoke('shows the texts of /admin/users to an administrator', () => shows(adminUsers))
smoke('shows the texts of /admin/user/:user to an administrator', () => shows(adminUser))
journey('shows the texts of /admin/user/:suspended to an administrator', () => shows(adminSuspended))
journey('shows the texts of /admin/user/:unverified to an administrator', () => shows(adminUnverified))
journey('shows the texts of /admin/fund to an administrator', () => shows(adminFund))
journey('shows the texts of /admin/:email/Ada/:user to an administrator', () => shows(adminEmail))
journey('shows the texts of /admin/fund/:user to an administrator', () => shows(adminFundUser))
journey('shows the texts of /admin/wallets to an administrator', () => shows(adminWallets))
journey('shows the texts of /admin/wallets/:wallet to an administrator', () => shows(adminWallet))
