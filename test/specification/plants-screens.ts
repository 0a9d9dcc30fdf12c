/** Plants for the product, what it does and for whom, and its screens. */
import type { Plant } from './plant-entry.ts'

export const screenPlants: readonly Plant[] = [
  { row: 'The product is an investment platform.', alter: 'You just invested', file: 'src/server/plans/investment.ts' },
  { row: 'They register, verify their account, log in, deposit money', alter: 'has arrived', file: 'src/content/en/notices.ts' },
  {
    row: 'The product markets AI trading bots',
    edits: [
      {
        file: 'src/trading/line-up/line-up.ts',
        from: "    bar: '1mo',\n    at_once: true,\n",
        to: "    bar: '1mo',\n    at_once: false,\n",
      },
    ],
  },
  {
    row: 'They claim consistent, even guaranteed, profit.',
    edits: [
      {
        file: 'src/content/en/notices.ts',
        from: "'Your deposit of {amount} has arrived'",
        to: "'Your guaranteed deposit of {amount} has arrived'",
      },
    ],
  },
  {
    row: 'Capital is returned at the end of each plan.',
    edits: [
      {
        file: 'src/server/plans/move-capital.ts',
        from: 'entries.planUnlock(user_id, principal, ended_by)',
        to: 'entries.planUnlock(user_id, cents(principal - 1n), ended_by)',
      },
    ],
  },
  {
    row: 'Plans are described as trader-managed',
    edits: [
      {
        file: 'src/server/plans/move-capital.ts',
        from: 'entries.planCommit(promised, bought_by)',
        to: 'entries.planCommit(cents(promised - 1n), bought_by)',
      },
    ],
  },
  { row: 'Claimed feature: instant liquidation.', alter: 'was credited into your account.', file: 'src/server/plans/investment.ts' },
  {
    row: 'Claimed feature: profit plus capital withdrawable.',
    edits: [{ file: 'src/server/plans/move-capital.ts', from: 'const amount = cents(principal + paid)', to: 'const amount = principal' }],
  },
  {
    row: 'A site-wide ticker says analysts predict',
    edits: [{ file: 'src/web/document/pages/landing/Page.tsx', from: '{notice}</p>', to: '</p>' }],
  },
  { row: 'They invest.', alter: 'You invested', file: 'src/content/en/notices.ts' },
  { row: 'They read notification messages.', alter: 'has arrived', file: 'src/content/en/notices.ts' },
  {
    row: 'They manage social links and a picture.',
    edits: [{ file: 'src/server/identity/profile/profile.ts', from: "linkedin: ['linkedin.com'],", to: "linkedin: ['linkedin.example']," }],
  },
  { row: 'They manage payout info.', alter: 'ERC-20', file: 'src/server/funding/address/network.ts' },
  { row: 'The referral bonus.', alter: 'referral bonus of', file: 'src/content/en/notices.ts' },
  {
    row: 'Administrators list users.',
    edits: [
      { file: 'src/server/identity/find-users.ts', from: '       USING (id) ORDER BY id DESC`', to: '       USING (id) ORDER BY id ASC`' },
    ],
  },
  {
    row: 'They fund or debit user accounts.',
    edits: [
      {
        file: 'src/server/funding/adjustment/adjust.ts',
        from: 'entries.adjustmentCredit(user_id, account, amount, id)',
        to: "entries.adjustmentCredit(user_id, 'main', amount, id)",
      },
    ],
  },
  {
    row: 'They verify, suspend or unsuspend users.',
    edits: [
      {
        file: 'src/server/people/change-status.ts',
        from: "from: ['active', 'in_review'], to: 'suspended'",
        to: "from: ['active', 'in_review'], to: 'in_review'",
      },
    ],
  },
  {
    row: 'The landing page also loads',
    edits: [{ file: 'src/web/document/render/Document.tsx', from: '<html lang={language}', to: '<html lang="fr"' }],
  },
  {
    row: 'The other languages.',
    edits: [
      { file: 'src/contract/shared/language.ts', from: "language === 'ar' ? 'rtl' : 'ltr'", to: "language === 'ar' ? 'ltr' : 'ltr'" },
    ],
  },
  {
    row: 'The colour mode starts dark',
    edits: [
      {
        file: 'src/web/mode.js',
        from: "? 'light' : 'dark'",
        to: "? 'light' : matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'",
      },
    ],
  },
  {
    row: 'The theme uses a gold palette',
    edits: [{ file: 'src/web/styles/tokens.css', from: '--accent-fill: #8747d7;', to: '--accent-fill: #c9a227;' }],
  },
  {
    row: 'The fonts Roboto, Mulish and PT Serif.',
    edits: [
      {
        file: 'src/web/styles/theme.css',
        from: '  --face-serif: "PT Serif", "PT Serif Near"',
        to: '  --face-serif: "Times New Roman", "PT Serif Near"',
      },
    ],
  },
  {
    row: 'In order: overlay, header, hero',
    edits: [
      {
        file: 'src/web/document/pages/landing/Page.tsx',
        from: '      <Why />\n      <Trades />\n',
        to: '      <Trades />\n      <Why />\n',
      },
    ],
  },
  {
    row: 'A fullscreen loading overlay',
    edits: [{ file: 'src/web/styles/site-parts.css', from: 'animation: overlay-end 3s', to: 'animation: overlay-end 2s' }],
  },
  { row: "Hero, tagline 'SMART TRADING WITH AI'.", alter: 'Smart trading with AI', file: 'src/web/texts/en/site.ts' },
  { row: 'Feature cards Bullish Or Bearish', alter: 'Bullish Or Bearish', file: 'src/web/texts/en/site.ts' },
  { row: "The tagline section 'Unlocking Wealth", alter: 'Unlocking Wealth with Simplicity', file: 'src/web/texts/en/site.ts' },
  { row: 'Dashboard: a manage-portfolio panel.', alter: 'Manage portfolio', file: 'src/web/texts/en/overview.ts' },
  { row: 'Scrolling coin-icon carousel.', edits: [{ file: 'src/web/document/pages/landing/Page.tsx', from: '      <Coins />\n', to: '' }] },
  {
    row: 'Testimonials.',
    edits: [{ file: 'src/web/document/pages/landing/TestimonialRow.tsx', from: '>{one.text}</blockquote>', to: '></blockquote>' }],
  },
  {
    row: 'Header: logo linking to /.',
    edits: [
      {
        file: 'src/web/document/frame/SiteHeader.tsx',
        from: "        <Brand href={pathIn(language, '/')} />\n        <nav",
        to: "        <Brand href={pathIn(language, '/about')} />\n        <nav",
      },
    ],
  },
  {
    row: 'The menu opens by hamburger',
    edits: [{ file: 'src/web/document/client/frame.ts', from: "target.closest('a, [data-menu-close]')", to: "target.closest('a')" }],
  },
  {
    row: 'Auth buttons: Log in (/login) and Sign Up',
    edits: [
      {
        file: 'src/web/document/frame/SiteHeader.tsx',
        from: '<a href="/login" className={buttonStyle(\'quiet\'',
        to: '<a href="/register?log-in" className={buttonStyle(\'quiet\'',
      },
    ],
  },
  {
    row: 'Auth button: Dashboard (/dashboard)',
    edits: [{ file: 'src/web/mode.js', from: "    if (localStorage.getItem('user')) dataset.user = ''\n", to: '' }],
  },
  {
    row: 'Desktop layout applies from the large',
    edits: [{ file: 'src/web/styles/theme.css', from: '  @media (min-width: 62em) {', to: '  @media (min-width: 64em) {' }],
  },
  {
    row: 'Footer: contact-us mail link',
    edits: [
      {
        file: 'src/web/document/frame/SiteFooter.tsx',
        from: '        <Live name="company_block" className="whitespace-pre-line!" />\n',
        to: '',
      },
    ],
  },
  {
    row: 'Main menu: Home, Dashboard (logged in), Plans.',
    edits: [{ file: 'src/web/features/home/screen.ts', from: "path: '/home'", to: "path: '/homes'" }],
  },
  {
    row: 'Main menu: Profile (logged in).',
    edits: [{ file: 'src/web/features/profile/screen.ts', from: "path: '/profile'", to: "path: '/profiles'" }],
  },
  {
    row: 'Header: notification bell with unread message count',
    edits: [{ file: 'src/web/texts/en/start.ts', from: "other: '{count} unread messages' },", to: "other: '{count} new messages' }," }],
  },
  {
    row: 'Log out clears all local storage.',
    // The app clears it, and so does a header of the answer.
    edits: [
      { file: 'src/web/shared/session/stored-user.ts', from: '  clearStored(kept)\n', to: '' },
      { file: 'src/server/http/pipeline/send.ts', from: `.header('clear-site-data', '"storage"')`, to: '' },
    ],
  },
  {
    row: 'Log out returns to /.',
    edits: [{ file: 'src/web/shared/call/use-log-out.ts', from: "navigateToSite('/')", to: "navigateToSite('/login')" }],
  },
  {
    row: 'An alternative side menu also has /logout.',
    edits: [{ file: 'src/web/features/auth/LogOutScreen.tsx', from: '    void logOut()\n', to: '' }],
  },
  {
    row: 'The top bar hides when scrolling down.',
    edits: [{ file: 'src/web/kit/frame/AppShell.tsx', from: 'now - highest > THRESHOLD', to: 'now - highest > 2 * THRESHOLD' }],
  },
  {
    row: 'It reappears on scrolling up by more than 40px',
    edits: [{ file: 'src/web/kit/frame/AppShell.tsx', from: 'const TOP = 10', to: 'const TOP = 5' }],
  },
  {
    row: 'Each navigation scrolls to the top.',
    edits: [{ file: 'src/web/app/shell/Shell.tsx', from: '      {user && <ScrollRestoration />}\n', to: '' }],
  },
  {
    row: 'Home page: on small screens an Invest Now button.',
    edits: [{ file: 'src/web/features/home/route.tsx', from: '<RouterLink to="/plan" />', to: '<RouterLink to="/deposit" />' }],
  },
  {
    row: 'Home page: on wide screens (1024px and up)',
    edits: [{ file: 'src/web/features/home/route.tsx', from: 'hidden min-[1024px]:block', to: 'hidden min-[1100px]:block' }],
  },
  {
    row: 'A ticker and a price chart widget',
    edits: [{ file: 'src/web/features/home/route.tsx', from: "useState('BTC')", to: "useState('ETH')" }],
  },
  {
    row: 'A signed-in person on /login or /register',
    edits: [
      {
        file: 'src/web/app/guards.tsx',
        from: 'if (!user) return <VisitorDocument />',
        to: 'if (user || !user) return <VisitorDocument />',
      },
    ],
  },
  {
    row: 'Signed-in guard: redirects to /login',
    edits: [{ file: 'src/web/app/guards.tsx', from: "withNext('/login', ", to: "withNext('/register', " }],
  },
  {
    row: 'Another guard variant redirects to / instead.',
    edits: [{ file: 'src/web/app/guards.tsx', from: "to={withNext('/login', pathname + search)}", to: 'to={"/" + pathname}' }],
  },
  {
    row: 'Signed-in: /transaction.',
    edits: [{ file: 'src/contract/shared/moved.ts', from: "  '/transaction': '/transactions',\n", to: '' }],
  },
  {
    row: 'Where sources differ: the plan area appears as',
    edits: [{ file: 'src/web/features/plans/screen.ts', from: "    also: ['/plan'],\n", to: '' }],
  },
  {
    row: 'The deposit checkout appears as',
    edits: [{ file: 'src/server/funding/routes.ts', from: 'checkout_url: `/deposit-checkout/', to: 'checkout_url: `/deposit-check-out/' }],
  },
  {
    row: 'The deposit checkout also appears as',
    edits: [{ file: 'src/web/features/deposit/deposit-path.ts', from: "slug.split('-')", to: "slug.split('+')" }],
  },
  {
    row: 'Terms and privacy also appear as',
    edits: [{ file: 'src/web/document/pages/terms/Page.tsx', from: "twins: ['/tos']", to: 'twins: []' }],
  },
  {
    row: 'Sign Up: links to /login and /terms-and-policy.',
    edits: [
      { file: 'src/web/features/auth/sign-up/route.tsx', from: "withNext('/login', leads_to)", to: "withNext('/verify-login', leads_to)" },
    ],
  },
  {
    row: 'Sign In (/login): email and password.',
    edits: [{ file: 'src/web/texts/en/access.ts', from: "  password: 'Password',", to: "  password: 'Passphrase'," }],
  },
  {
    row: 'Sign In: link to /register.',
    edits: [
      { file: 'src/web/features/auth/log-in/route.tsx', from: "withNext('/register', next)", to: "withNext('/forgot-password', next)" },
    ],
  },
  {
    row: 'Dashboard: balance cards titled Balance',
    edits: [
      {
        file: 'src/web/features/dashboard/AccountFigure.tsx',
        from: "['dashboard.total_capital', 'total_capital', 'total_investment_capital']",
        to: "['dashboard.total_capital', 'total_capital', 'locked_fund']",
      },
    ],
  },
  {
    row: 'Dashboard: shortcuts Deposit',
    edits: [{ file: 'src/web/features/dashboard/StoryCard.tsx', from: '<RouterLink to="/plans" />', to: '<RouterLink to="/home" />' }],
  },
  {
    row: 'Dashboard: an investments list with a Liquidate',
    edits: [
      {
        file: 'src/web/texts/en/overview.ts',
        from: "liquidate_label: 'Liquidate {plan}, {capital}'",
        to: "liquidate_label: 'Leave {plan}, {capital}'",
      },
    ],
  },
  {
    row: 'Header: search box.',
    edits: [{ file: 'src/web/app/shell/Shell.tsx', from: '          <SearchButton onOpen={open} />\n', to: '          <span />\n' }],
  },
  {
    row: 'A notice says to contact support',
    edits: [
      {
        file: 'src/web/texts/en/transfers.ts',
        from: "slow_mail: 'If a deposit is delayed for more than 15 minutes,",
        to: "slow_mail: 'If a deposit is delayed for more than 30 minutes,",
      },
    ],
  },
  {
    row: 'Withdraw (payout): amount, optional description',
    edits: [
      {
        file: 'src/web/features/withdraw/WithdrawForm.tsx',
        from: "draft.to === 'wallet' && addresses.length > 0",
        to: 'addresses.length > 0',
      },
    ],
  },
  {
    row: 'Read messages at half opacity.',
    edits: [{ file: 'src/web/features/messages/ThreadRow.tsx', from: '{!is_read && (', to: '{message_subject && (' }],
  },
  { row: 'Messages: a detail page.', alter: 'was added to your main balance', file: 'src/content/en/notices.ts' },
  {
    row: 'The list waits 3 seconds before loading.',
    edits: [
      {
        file: 'src/web/features/messages/ThreadRow.tsx',
        from: 'placeholderData: keepPreviousData })',
        to: "queryFn: (context) => new Promise((then) => setTimeout(then, 3000)).then(() => read('listMessages', { query: { limit: PAGE, cursor } }).queryFn(context)), placeholderData: keepPreviousData })",
      },
    ],
  },
  {
    row: 'Profile: name, email, phone.',
    edits: [
      { file: 'src/web/features/profile/ProfileCard.tsx', from: '<TextInput readOnly value={email}', to: '<TextInput readOnly value=""' },
    ],
  },
  {
    row: 'Profile: referral block',
    edits: [{ file: 'src/web/features/profile/route.tsx', from: 'value: me.total_referred', to: 'value: 0' }],
  },
  {
    row: 'Settings: tabs.',
    edits: [{ file: 'src/web/texts/en/account.ts', from: "wallet_tab: 'Wallet'", to: "wallet_tab: 'Payouts'" }],
  },
  {
    row: 'Wallet tab: shows the current wallet',
    edits: [
      { file: 'src/web/features/settings/AddressForm.tsx', from: "value={value ?? saved?.address ?? ''}", to: "value={value ?? ''}" },
    ],
  },
  {
    row: 'Admin wallets list (/admin/wallets)',
    edits: [{ file: 'src/web/console/wallets/route.tsx', from: 'row.updated_at.slice(0, 10)', to: 'row.updated_at.slice(0, 16)' }],
  },
  {
    row: 'Admin wallets list: icon.',
    edits: [{ file: 'src/web/console/wallets/WalletIcon.tsx', from: 'return name ?', to: 'return name === "none" ?' }],
  },
  {
    row: 'Admin wallets list: sorted by rank ascending.',
    edits: [{ file: 'src/server/funding/store.ts', from: 'ORDER BY rank = -1, rank, name, id', to: 'ORDER BY rank DESC, name, id' }],
  },
  {
    row: 'A sample account to look at before signing up',
    edits: [
      {
        file: 'src/web/features/dashboard/sample/sample-transport.ts',
        from: "if (init.method === 'GET' && path in answers)",
        to: 'if (path in answers)',
      },
    ],
  },
]
