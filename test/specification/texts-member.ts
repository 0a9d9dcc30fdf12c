/** What a member reads, word for word and to the cent: one with data, and a newcomer without any. */
import type { Screen } from './texts.ts'

export const mainMenu: Screen = {
  path: '/dashboard',
  as: 'member',
  opens: 'More',
  entries: [
    { element: 'link', text: 'Home', in: 'navigation', href: '/home' },
    { element: 'link', text: 'Dashboard', in: 'navigation', href: '/dashboard' },
    { element: 'link', text: 'Profile', in: 'navigation', href: '/profile' },
    { element: 'link', text: 'About', in: 'navigation', href: '/about' },
    { element: 'link', text: 'Plans', in: 'navigation', href: '/plans' },
    { element: 'link', text: 'IRA/401K Form', in: 'navigation', href: '/ira-form' },
    { element: 'button', text: 'Light mode', in: 'navigation' },
    { element: 'button', text: 'Log out', in: 'navigation' },
    { element: 'heading', text: 'Dashboard', in: 'banner' },
    { element: 'button', text: 'Search', in: 'banner' },
    { element: 'link', text: ':unread', in: 'banner', href: '/messages' },
  ],
}

export const accountMenu: Screen = {
  path: '/dashboard',
  as: 'member',
  opens: 'Account menu',
  entries: [
    { element: 'menuitem', text: 'Profile', in: 'menu', href: '/profile' },
    { element: 'menuitem', text: 'Settings', in: 'menu', href: '/settings' },
    { element: 'menuitem', text: 'Log out', in: 'menu' },
  ],
}

export const phoneMenu: Screen = {
  path: '/dashboard',
  as: 'member',
  size: 'phone',
  entries: [{ element: 'button', text: 'Open menu', in: 'banner' }],
}

export const dashboard: Screen = {
  path: '/dashboard',
  as: 'member',
  entries: [
    { element: 'button', text: 'Balance: $4,740.00. What is this figure?' },
    { element: 'button', text: 'Locked Fund: $250.00. What is this figure?' },
    { element: 'button', text: 'Withdrawal: $20.00. What is this figure?' },
    { element: 'button', text: 'Bonus: $1.10. What is this figure?' },
    { element: 'button', text: 'Total Revenue: $10.00. What is this figure?' },
    { element: 'button', text: 'Total Capital: $350.00. What is this figure?' },
    { element: 'button', text: 'Deposit: $5,000.00. What is this figure?' },
    { element: 'heading', text: 'Balance history' },
    { element: 'link', text: 'Deposit', href: '/deposit' },
    { element: 'link', text: 'Invest', href: '/plans' },
    { element: 'link', text: 'Withdraw', href: '/withdraw' },
    { element: 'heading', text: 'Transactions' },
    { element: 'link', text: 'Details of Withdrawal, −$20.00, Today', href: '/transactions/:withdrawal' },
    { element: 'eyebrow', text: 'MANAGE PORTFOLIO' },
    { element: 'button', text: 'Locked: $250.00. What is this figure?' },
    { element: 'button', text: 'If kept: $5,016.10. What is this figure?' },
    { element: 'heading', text: 'Investments' },
    { element: 'button', text: 'Liquidate Starter, $250.00' },
    { element: 'button', text: 'Matured', state: 'disabled' },
  ],
}

export const emptyDashboard: Screen = {
  path: '/dashboard',
  as: 'newcomer',
  entries: [
    {
      element: 'text',
      text: 'Balance, Locked Fund, Total Capital, Total Revenue, Deposit, Withdrawal and Bonus appear here with your first entry. All seven are $0.00 now.',
    },
    { element: 'button', text: 'Add $10,000 of paper money' },
    { element: 'text', text: 'You do not have any transaction yet' },
    { element: 'link', text: 'Get Started', href: '/deposit' },
    { element: 'text', text: 'You have not invested yet' },
    { element: 'link', text: 'Start Investing', href: '/plan' },
  ],
}

export const plans: Screen = {
  path: '/plans',
  as: 'member',
  entries: [
    { element: 'heading', text: 'Starter' },
    { element: 'heading', text: 'Diamond' },
    { element: 'heading', text: 'Silver' },
    { element: 'heading', text: 'Gold' },
    { element: 'heading', text: 'IRA/401K' },
    { element: 'heading', text: 'Listed, not offered' },
  ],
}

export const starterPlan: Screen = {
  path: '/plans/starter',
  as: 'member',
  entries: [
    { element: 'text', text: 'AI STANDARD PLAN · Starter' },
    { element: 'textbox', text: 'Amount' },
    { element: 'button', text: 'Invest Now' },
    { element: 'text', text: 'From $100.00 to $500.00.' },
  ],
}

export const diamondPlan: Screen = {
  path: '/plans/diamond',
  as: 'member',
  entries: [
    { element: 'text', text: 'AI MASTER PLAN · Diamond' },
    { element: 'text', text: 'From $500.00 to $1,000.00.' },
  ],
}

export const silverPlan: Screen = {
  path: '/plans/silver',
  as: 'member',
  entries: [
    { element: 'text', text: 'AI PREMIUM PLAN · Silver' },
    { element: 'text', text: 'From $1,000.00 to $5,000.00.' },
  ],
}

export const goldPlan: Screen = {
  path: '/plans/gold',
  as: 'member',
  entries: [
    { element: 'text', text: 'AI ULTIMATE PLAN · Gold' },
    { element: 'text', text: 'From $5,000.00 to $10,000.00.' },
  ],
}

export const iraPlan: Screen = {
  path: '/plans/ira',
  as: 'member',
  entries: [
    { element: 'text', text: 'AI CORPORATE PLAN · IRA/401K' },
    { element: 'text', text: 'From $10,000.00 to $50,000.00.' },
  ],
}

export const cannabisPlan: Screen = {
  path: '/plans/cannabis',
  as: 'member',
  entries: [{ element: 'text', text: 'Not offered' }],
}

export const deposit: Screen = {
  path: '/deposit',
  as: 'member',
  entries: [
    { element: 'radio', text: 'Card The sandbox card: three buttons, no card number.', state: 'checked' },
    { element: 'radio', text: 'Wallet A sandbox address to which nothing real can be sent.' },
    { element: 'radio', text: 'Bank A specimen account with a reference.' },
    { element: 'button', text: '$500' },
    { element: 'button', text: '$1,000' },
    { element: 'button', text: '$5,000' },
    { element: 'button', text: '$10,000' },
    { element: 'textbox', text: 'Amount' },
    { element: 'button', text: 'Pay Now' },
  ],
}

export const walletCheckout: Screen = {
  path: '/deposit-checkout/wallet/:deposit',
  as: 'member',
  entries: [
    { element: 'heading', text: 'Amount to deposit' },
    { element: 'text', text: '$125.50' },
    { element: 'term', text: 'Address', value: 'tb1p2zffkaxp5py4fdutfdsrt6t6tcrc5ks09rkfd428hlhf4n5q8tqqeygjde' },
    { element: 'term', text: 'Network', value: 'Bitcoin' },
    { element: 'button', text: 'Copy the address' },
    { element: 'img', text: 'QR code of the sandbox address tb1p2zffkaxp5py4fdutfdsrt6t6tcrc5ks09rkfd428hlhf4n5q8tqqeygjde' },
    { element: 'text', text: 'If a deposit is delayed for more than 15 minutes, contact support at help@example.com.' },
  ],
}

export const cardCheckout: Screen = {
  path: '/deposit-checkout/card/:card',
  as: 'member',
  entries: [
    { element: 'text', text: '$75.00' },
    { element: 'button', text: 'Approve this payment' },
    { element: 'button', text: 'Decline this payment' },
    { element: 'button', text: 'Delay this payment' },
    { element: 'text', text: 'Card service 1' },
    { element: 'text', text: 'Card service 2' },
    { element: 'text', text: 'Card service 3' },
    { element: 'text', text: 'Not connected', times: 3 },
    { element: 'text', text: 'Services that sell real coins are never linked from here: this is paper money.' },
  ],
}

export const withdraw: Screen = {
  path: '/withdraw',
  as: 'member',
  entries: [
    { element: 'textbox', text: 'Amount' },
    { element: 'part', text: 'Available $4,740.00' },
    { element: 'textbox', text: 'Description' },
    { element: 'radio', text: 'Wallet One of your saved payout addresses.', state: 'checked' },
    { element: 'radio', text: 'Bank Account ending 0042' },
    { element: 'combobox', text: 'Coin' },
    { element: 'option', text: 'BTC on Bitcoin · bc1qw508…v8f3t4' },
    { element: 'button', text: 'Withdraw' },
  ],
}

export const messages: Screen = {
  path: '/messages',
  as: 'member',
  entries: [
    { element: 'link', text: 'Read more: Your deposit of $5,000.00 has arrived', href: '/message/:message' },
    { element: 'link', text: 'Read more: You were paid a referral bonus of $1.10' },
  ],
}

export const message: Screen = {
  path: '/message/:message',
  as: 'member',
  entries: [
    { element: 'heading', text: 'Your deposit of $5,000.00 has arrived' },
    { element: 'text', text: '$5,000.00 was added to your main balance.' },
    { element: 'link', text: 'All messages', href: '/messages' },
  ],
}

export const profile: Screen = {
  path: '/profile',
  as: 'member',
  entries: [
    { element: 'textbox', text: 'First name', value: 'Ada' },
    { element: 'textbox', text: 'Last name', value: 'Lovelace' },
    { element: 'textbox', text: 'Email', value: 'ada@member.test' },
    { element: 'textbox', text: 'Phone', value: '+14155550100' },
    { element: 'textbox', text: 'Twitter', value: 'https://x.com/ada' },
    { element: 'textbox', text: 'Facebook', value: 'https://facebook.com/ada' },
    { element: 'textbox', text: 'LinkedIn', value: 'https://www.linkedin.com/in/ada' },
    { element: 'img', text: 'Profile picture' },
    { element: 'button', text: 'Change the picture' },
    { element: 'button', text: 'Update profile' },
    { element: 'textbox', text: 'Referral link', value: 'http://127.0.0.1/register/:code' },
    { element: 'term', text: 'Referred so far', value: '1' },
    { element: 'term', text: 'Bonus from referrals', value: '$1.10' },
    { element: 'text', text: 'Ada Lovelace' },
    { element: 'link', text: 'Twitter page, opens in a new tab', href: 'https://x.com/ada' },
    { element: 'heading', text: 'Payout info' },
    { element: 'text', text: 'Bank account ending 0042' },
    { element: 'part', text: 'bc1qw508…v8f3t4' },
  ],
}

export const settings: Screen = {
  path: '/settings',
  as: 'member',
  entries: [
    { element: 'region', text: 'Your profile' },
    { element: 'link', text: 'Facebook page, opens in a new tab', href: 'https://facebook.com/ada' },
    { element: 'link', text: 'LinkedIn page, opens in a new tab', href: 'https://www.linkedin.com/in/ada' },
    { element: 'tab', text: 'Wallet', state: 'selected' },
    { element: 'tab', text: 'Password' },
    { element: 'textbox', text: 'Bitcoin, Bitcoin network', value: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' },
    { element: 'textbox', text: 'Ethereum, ERC-20 network', placeholder: 'update your Ethereum address' },
    { element: 'textbox', text: 'USDT, TRC-20 network', placeholder: 'update your USDT address' },
    { element: 'textbox', text: 'USDT, ERC-20 network', placeholder: 'update your USDT address' },
    { element: 'textbox', text: 'USDT, BEP-20 network', placeholder: 'update your USDT address' },
    { element: 'part', text: 'The address must be on the Bitcoin network. An asset sent over another network is permanently lost.' },
    { element: 'part', text: 'The address must be on the TRC-20 network. An asset sent over another network is permanently lost.' },
    { element: 'button', text: 'Update addresses' },
    { element: 'textbox', text: 'Account name', value: 'SPECIMEN ACCOUNT' },
    { element: 'textbox', text: 'Account number', value: '••••0042' },
    { element: 'textbox', text: 'BIC or SWIFT code', value: 'SPECIMEN' },
    { element: 'textbox', text: 'National code', value: '000000' },
    { element: 'textbox', text: 'Bank', value: 'SPECIMEN BANK' },
    { element: 'textbox', text: 'Bank address', value: '1 Specimen Street' },
  ],
}

const missing = (coin: string, network: string) =>
  ({ element: 'textbox', text: `${coin}, ${network} network`, placeholder: `update your ${coin} address` }) as const

export const settingsOfOtherCoins: Screen = {
  path: '/settings',
  as: 'member',
  opens: 'Coins on their own networks 0 of 5 saved',
  entries: [
    missing('XRP', 'XRP'),
    missing('SOL', 'Solana'),
    missing('Dogecoin', 'Dogecoin'),
    missing('BCH', 'BCH'),
    missing('Litcoin', 'Litcoin'),
  ],
}

export const settingsOfTokens: Screen = {
  path: '/settings',
  as: 'member',
  opens: 'Tokens on BEP-20 and ERC-20 0 of 4 saved',
  entries: [missing('BNB', 'BEP-20'), missing('BUSD', 'BEP-20'), missing('Shiba Inu', 'ERC-20'), missing('USD Coin', 'ERC-20')],
}

export const settingsOfPerfectMoney: Screen = {
  path: '/settings',
  as: 'member',
  opens: 'Perfect Money 0 of 1 saved',
  entries: [missing('Perfect Money', 'Perfect Money')],
}

export const passwordTab: Screen = {
  path: '/settings?tab=password',
  as: 'member',
  entries: [
    { element: 'tab', text: 'Password', state: 'selected' },
    { element: 'textbox', text: 'Current password' },
    { element: 'textbox', text: 'New password' },
    { element: 'textbox', text: 'Confirm new password' },
    { element: 'button', text: 'Change Password' },
  ],
}

export const transactions: Screen = {
  path: '/transactions',
  as: 'member',
  entries: [
    { element: 'columnheader', text: 'Transaction' },
    { element: 'cell', text: '−$20.00' },
    { element: 'cell', text: '+$1.10' },
    { element: 'link', text: 'Details of Withdrawal, −$20.00, Today', href: '/transactions/:withdrawal' },
  ],
}

export const investments: Screen = {
  path: '/investments',
  as: 'member',
  entries: [
    { element: 'heading', text: 'Your investments' },
    { element: 'button', text: 'Liquidate Starter, $250.00' },
  ],
}

export const forbidden: Screen = {
  path: '/admin/:email/Ada/:user',
  as: 'member',
  entries: [
    { element: 'heading', text: 'Not for this account' },
    { element: 'text', text: 'You do not have access to this. It is open to administrators.' },
  ],
}

export const forbiddenUsers: Screen = { ...forbidden, path: '/admin/users' }
