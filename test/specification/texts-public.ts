/** What a visitor reads, word for word. */
import type { Screen } from './texts.ts'

export const frontPage: Screen = {
  path: '/',
  as: 'visitor',
  entries: [
    { element: 'eyebrow', text: 'SMART TRADING WITH AI' },
    { element: 'eyebrow', text: 'BULLISH OR BEARISH' },
    { element: 'eyebrow', text: 'PRE-FUNDED RETURN' },
    { element: 'text', text: 'Reserve coverage' },
    { element: 'link', text: 'Open the proof', href: '/proof' },
    { element: 'eyebrow', text: 'AUTOMATED PROCESS' },
    { element: 'link', text: 'Invest Now, AI STANDARD PLAN', href: '/plan' },
    { element: 'link', text: 'Invest Now, AI MASTER PLAN', href: '/plan' },
    { element: 'link', text: 'Invest Now, AI PREMIUM PLAN', href: '/plan' },
    { element: 'link', text: 'Invest Now, AI ULTIMATE PLAN', href: '/plan' },
    { element: 'link', text: 'Invest Now, AI CORPORATE PLAN', href: '/plan' },
    { element: 'eyebrow', text: 'WHY CHOOSING CLEARTERM' },
    { element: 'heading', text: 'Funded before sold' },
    { element: 'heading', text: 'Exits stay open' },
    { element: 'heading', text: 'No hidden fees' },
    { element: 'heading', text: 'Nothing is erased' },
    { element: 'eyebrow', text: 'TRADE FROM ANYWHERE' },
    { element: 'heading', text: 'Recent Trades' },
    { element: 'eyebrow', text: 'TESTIMONIAL' },
    { element: 'heading', text: 'What our users say about us' },
    { element: 'text', text: 'Ada L.' },
    { element: 'text', text: 'What was promised arrived to the cent, and the payout took a day.' },
    { element: 'eyebrow', text: 'GETTING STARTED' },
    { element: 'heading', text: 'How It Works' },
    { element: 'heading', text: 'Sign Up' },
    { element: 'heading', text: 'Deposit Funds' },
    { element: 'heading', text: 'Activate Bot' },
    { element: 'heading', text: 'Withdraw' },
    { element: 'eyebrow', text: 'MARKET DATA' },
    { element: 'heading', text: 'Market Heatmap' },
    { element: 'eyebrow', text: 'UNLOCKING WEALTH WITH SIMPLICITY' },
    { element: 'term', text: 'Verified users', value: '3' },
    { element: 'term', text: 'Deposits settled', value: '$7,000.00' },
    { element: 'term', text: 'Withdrawals paid', value: '$20.00' },
    { element: 'term', text: 'Median withdrawal time' },
  ],
}

/** Around every public page. */
export const siteFrame: Screen = {
  path: '/about',
  as: 'visitor',
  opens: 'More',
  entries: [
    { element: 'link', text: 'Clearterm', in: 'banner', href: '/' },
    { element: 'link', text: 'Plans', in: 'banner', href: '/plans' },
    { element: 'link', text: 'Proof', in: 'banner', href: '/proof' },
    { element: 'link', text: 'About Us', in: 'banner', href: '/about' },
    { element: 'link', text: 'AI Bots', in: 'banner', href: '/investments' },
    { element: 'link', text: 'Live AI Trades', in: 'banner', href: '/investments' },
    { element: 'link', text: 'TOS', in: 'banner', href: '/terms-and-policy' },
    { element: 'link', text: 'Contact', in: 'banner', href: 'mailto:help@example.com' },
    { element: 'link', text: 'FAQ', in: 'banner', href: '/faqs' },
    { element: 'link', text: 'Log in', in: 'banner', href: '/login' },
    { element: 'link', text: 'Sign Up', in: 'banner', href: '/register' },
    { element: 'heading', text: 'About us' },
    { element: 'heading', text: 'Our vision' },
    { element: 'heading', text: 'Our mission' },
    { element: 'link', text: 'Home', in: 'contentinfo', href: '/' },
    { element: 'link', text: 'About Us', in: 'contentinfo', href: '/about' },
    { element: 'link', text: 'Our Vision', in: 'contentinfo', href: '/about#vision' },
    { element: 'link', text: 'Our Mission', in: 'contentinfo', href: '/about#mission' },
    { element: 'link', text: 'Community', in: 'contentinfo', href: '/about#community' },
    { element: 'link', text: 'Terms', in: 'contentinfo', href: '/tos' },
    { element: 'link', text: 'Privacy', in: 'contentinfo', href: '/privacy' },
    { element: 'link', text: 'FAQs', in: 'contentinfo', href: '/faqs' },
    { element: 'link', text: 'Contact us', in: 'contentinfo', href: 'mailto:help@example.com' },
    { element: 'link', text: 'Support', in: 'contentinfo', href: '/contact' },
    { element: 'text', text: 'Clearterm Sandbox 1 Example Street', in: 'contentinfo' },
    { element: 'link', text: '+1 415 555 0199', in: 'contentinfo', href: 'tel:+1 415 555 0199' },
    { element: 'link', text: 'help@example.com', in: 'contentinfo', href: 'mailto:help@example.com' },
    { element: 'link', text: 'Instagram', in: 'contentinfo', href: 'https://www.instagram.com/' },
    { element: 'link', text: 'Facebook', in: 'contentinfo', href: 'https://www.facebook.com/' },
    { element: 'link', text: 'Pinterest', in: 'contentinfo', href: 'https://www.pinterest.com/' },
    { element: 'link', text: 'X', in: 'contentinfo', href: 'https://x.com/' },
    { element: 'link', text: 'YouTube', in: 'contentinfo', href: 'https://www.youtube.com/' },
    { element: 'link', text: 'LinkedIn', in: 'contentinfo', href: 'https://www.linkedin.com/' },
    { element: 'text', text: 'All Services Operational', in: 'contentinfo' },
    { element: 'link', text: 'User manual (PDF)', in: 'contentinfo', href: '/api/v1/documents/manual.pdf' },
    { element: 'link', text: 'Reserve certificate (PDF)', in: 'contentinfo', href: '/api/v1/documents/certificate.pdf' },
    { element: 'link', text: 'Legal document (PDF)', in: 'contentinfo', href: '/api/v1/documents/legal.pdf' },
    { element: 'link', text: 'Back to the top', in: 'contentinfo', href: '#top' },
  ],
}

export const ticker: Screen = {
  path: '/',
  as: 'visitor',
  entries: [
    { element: 'text', text: 'Maintenance on Sunday.' },
    { element: 'link', text: 'Prices', href: '/market' },
  ],
}

export const siteMenu: Screen = {
  path: '/',
  as: 'visitor',
  size: 'phone',
  opens: 'Open menu',
  entries: [
    { element: 'button', text: 'Close menu', in: 'dialog' },
    { element: 'link', text: 'About Us', in: 'dialog', href: '/about' },
    { element: 'link', text: 'AI Bots', in: 'dialog', href: '/pricing' },
    { element: 'link', text: 'Live AI Trades', in: 'dialog', href: '/live-trades' },
    { element: 'link', text: 'TOS', in: 'dialog', href: '/tos' },
    { element: 'link', text: 'Contact', in: 'dialog', href: '/contact' },
    { element: 'link', text: 'FAQ', in: 'dialog', href: '/faqs' },
    { element: 'link', text: 'Log in', in: 'dialog', href: '/login' },
    { element: 'link', text: 'Sign Up', in: 'dialog', href: '/register' },
  ],
}

export const terms: Screen = {
  path: '/terms-and-policy',
  as: 'visitor',
  entries: [
    { element: 'heading', text: 'Terms and Policies' },
    { element: 'link', text: 'What a plan promises', href: '#plans' },
  ],
}

export const tos: Screen = {
  path: '/tos',
  as: 'visitor',
  entries: [{ element: 'heading', text: 'Terms and Policies' }],
}

export const privacy: Screen = {
  path: '/privacy-policy',
  as: 'visitor',
  entries: [
    { element: 'heading', text: 'Privacy Policy' },
    { element: 'link', text: 'For how long', href: '#how-long' },
  ],
}

export const privacyTwin: Screen = {
  path: '/privacy',
  as: 'visitor',
  entries: [{ element: 'heading', text: 'Privacy Policy' }],
}

export const forex: Screen = {
  path: '/market/forex',
  as: 'visitor',
  entries: [
    { element: 'heading', text: 'Foreign exchange' },
    { element: 'text', text: 'The market in which one country’s money is priced in another’s, and what moves those prices.' },
    { element: 'text', text: 'Clearterm does not offer this; for information only.' },
    { element: 'heading', text: 'What it is' },
    { element: 'heading', text: 'Typical risks' },
  ],
}

export const alternativeInvestment: Screen = {
  path: '/market/alternative_investment',
  as: 'visitor',
  entries: [
    { element: 'heading', text: 'Alternative investments' },
    { element: 'link', text: 'Forex trading', href: '/market/forex_trading' },
    { element: 'link', text: 'Copy trading', href: '/market/copy_trading' },
    { element: 'link', text: 'Indices', href: '/market/indices' },
    { element: 'link', text: 'Fixed income', href: '/market/fixed_income' },
    { element: 'link', text: 'Retirement planning', href: '/market/retirement_planning' },
    { element: 'link', text: 'Private wealth', href: '/market/private_wealth' },
    { element: 'link', text: 'Cryptocurrency', href: '/market/cryptocurrency' },
    { element: 'link', text: 'Agriculture', href: '/market/agriculture' },
    { element: 'link', text: 'Options', href: '/market/option_trading' },
    { element: 'link', text: 'Infrastructure', href: '/market/infrastructure' },
    { element: 'link', text: 'Cannabis', href: '/market/cannabis' },
    { element: 'link', text: 'Oil and gas', href: '/market/oil_and_gas' },
    { element: 'link', text: 'Gold', href: '/market/gold' },
    { element: 'link', text: 'Stocks', href: '/market/stock' },
    { element: 'link', text: 'Real estate', href: '/market/estate' },
  ],
}

export const signUp: Screen = {
  path: '/register',
  as: 'visitor',
  entries: [
    { element: 'heading', text: 'Sign Up' },
    { element: 'textbox', text: 'Email' },
    { element: 'textbox', text: 'Password' },
    { element: 'textbox', text: 'Confirm password' },
    { element: 'link', text: 'Log in', href: '/login' },
    { element: 'button', text: 'Continue' },
  ],
}

const account = { Email: 'ada@member.test', Password: 'crisp-otter-vellum-91', 'Confirm password': 'crisp-otter-vellum-91' }

export const signUpSecondStep: Screen = {
  path: '/register',
  as: 'visitor',
  fills: account,
  opens: 'Continue',
  entries: [
    { element: 'heading', text: 'Sign Up' },
    { element: 'textbox', text: 'First name' },
    { element: 'textbox', text: 'Last name' },
    { element: 'combobox', text: 'Gender' },
    { element: 'option', text: 'Male' },
    { element: 'option', text: 'Female' },
    { element: 'option', text: 'Other' },
    { element: 'combobox', text: 'Country code', value: 'US' },
    { element: 'textbox', text: 'Phone' },
    { element: 'textbox', text: 'Referral code', value: '' },
    { element: 'checkbox', text: 'I am 18 or older and accept the Terms and Policies' },
    { element: 'link', text: 'Terms and Policies', href: '/terms-and-policy' },
    { element: 'link', text: 'Log in', href: '/login' },
    { element: 'button', text: 'Sign Up' },
  ],
}

export const signUpByCode: Screen = {
  path: '/register/QUARTZ42',
  as: 'visitor',
  fills: account,
  opens: 'Continue',
  entries: [{ element: 'textbox', text: 'Referral code', value: 'QUARTZ42' }],
}

export const logIn: Screen = {
  path: '/login',
  as: 'visitor',
  entries: [
    { element: 'heading', text: 'Log in' },
    { element: 'textbox', text: 'Email' },
    { element: 'textbox', text: 'Password' },
    { element: 'button', text: 'Log in' },
    { element: 'link', text: 'Sign Up', href: '/register' },
  ],
}

export const verifyAccount: Screen = {
  path: '/verify-account',
  as: 'visitor',
  entries: [
    { element: 'heading', text: 'Verify account' },
    { element: 'text', text: 'Enter the code that we emailed to you.' },
    { element: 'textbox', text: 'Email' },
    { element: 'textbox', text: 'Code' },
    { element: 'button', text: 'Verify account' },
  ],
}

export const confirmLogIn: Screen = {
  path: '/verify-login',
  as: 'visitor',
  entries: [
    { element: 'heading', text: 'Confirm log-in' },
    { element: 'text', text: 'Enter the log-in code that we emailed to you.' },
    { element: 'textbox', text: 'Email' },
    { element: 'textbox', text: 'Code' },
    { element: 'button', text: 'Confirm' },
  ],
}

export const retirement: Screen = {
  path: '/ira-form',
  as: 'visitor',
  entries: [
    { element: 'heading', text: 'IRA/401K Form' },
    { element: 'text', text: 'This is a practice application.' },
    { element: 'heading', text: 'About these accounts' },
    { element: 'heading', text: 'Advantages' },
    { element: 'heading', text: 'Disadvantages' },
    { element: 'part', text: 'There is no annual account fee, because there is no account.' },
    { element: 'part', text: 'costs a 10% additional tax on top of the income tax' },
    { element: 'textbox', text: 'Email' },
    { element: 'textbox', text: 'Full name' },
    { element: 'textbox', text: 'Phone number' },
    { element: 'textbox', text: 'Social security number' },
    {
      element: 'file',
      text: 'Government ID or driver’s licence',
      accept: '.pdf, .jpg, .jpeg, .png, application/pdf, .jfif, .jpe, image/jpeg, image/png',
    },
    { element: 'button', text: 'Submit' },
    { element: 'link', text: 'Create an account', href: '/register?next=%2Fira-form' },
    { element: 'link', text: 'See the IRA plan', href: '/plans/ira' },
  ],
}

export const homeOnAPhone: Screen = {
  path: '/home',
  as: 'visitor',
  size: 'phone',
  entries: [{ element: 'link', text: 'Invest Now', href: '/plan' }],
}

export const home: Screen = {
  path: '/home',
  as: 'visitor',
  entries: [
    { element: 'tab', text: '1 hr - 24 hr - 7 days', state: 'selected' },
    { element: 'tab', text: '30 days - 90 days - 1 year' },
    { element: 'text', text: 'On sale here: Starter.' },
    { element: 'link', text: 'See all Plans', href: '/plans' },
    { element: 'region', text: 'Ticker' },
    { element: 'heading', text: 'BTCUSDT candles' },
    { element: 'option', text: 'Bitcoin · BTCUSDT', state: 'selected' },
    { element: 'text', text: 'Clearterm Sandbox 1 Example Street', in: 'contentinfo' },
    { element: 'link', text: 'help@example.com', in: 'contentinfo', href: 'mailto:help@example.com' },
    { element: 'link', text: 'User manual (PDF)', in: 'contentinfo', href: '/api/v1/documents/manual.pdf' },
    { element: 'link', text: 'Reserve certificate (PDF)', in: 'contentinfo', href: '/api/v1/documents/certificate.pdf' },
    { element: 'link', text: 'Legal document (PDF)', in: 'contentinfo', href: '/api/v1/documents/legal.pdf' },
    { element: 'text', text: '© :year Clearterm. A sandbox: every balance on this site is paper money.', in: 'contentinfo' },
    { element: 'link', text: 'Back to the top', in: 'contentinfo', href: '#top' },
  ],
}

export const plansForVisitors: Screen = {
  path: '/plans',
  as: 'visitor',
  entries: [
    { element: 'heading', text: 'Plans' },
    { element: 'link', text: 'Invest Now, Starter', href: '/plans/starter' },
    { element: 'link', text: 'Invest Now, Diamond', href: '/plans/diamond' },
    { element: 'link', text: 'Invest Now, Silver', href: '/plans/silver' },
    { element: 'link', text: 'Invest Now, Gold', href: '/plans/gold' },
    { element: 'link', text: 'Invest Now, IRA/401K', href: '/plans/ira' },
  ],
}

export const investmentsForVisitors: Screen = {
  path: '/investments',
  as: 'visitor',
  entries: [
    { element: 'heading', text: 'How an investment works' },
    { element: 'link', text: 'Log in to see yours', href: '/login?next=%2Finvestments' },
  ],
}

export const notFound: Screen = {
  path: '/no/such/place',
  as: 'visitor',
  entries: [
    { element: 'heading', text: 'Page not found' },
    { element: 'link', text: 'Go to front page', href: '/' },
  ],
}
