/** The start page and the terms, until the public site stands. */
export const site = {
  meta: {
    title: 'Clearterm: a return that is set aside before it is promised',
    description:
      'A sandbox with paper money: fixed terms whose whole return is set aside in the ledger first, AI trading bots with their real records, and a proof that anyone can check.',
  },
  not_found: {
    title: 'There is no page at this address',
    help: 'It may have moved, or the address has a slip in it. Nothing of yours is lost.',
    home: 'To the front page',
  },
  eyebrow: 'Sandbox: paper money',
  title: 'A return that is set aside before it is promised',
  lead: 'Clearterm sells fixed terms on paper money. When you buy one, its whole return moves out of the operator’s reserve in the same ledger entry that locks your capital.',
  points: {
    funded: 'Funded before sold',
    funded_text: 'No reserve, no sale. A plan shows the capacity that the reserve leaves, and stops selling at zero.',
    opens: 'Every figure opens',
    opens_text: 'What you see is counted from double-entry records, and each figure leads to the entries behind it.',
    paper: 'Paper only',
    paper_text: 'No screen takes real money, and none shows an address to which you could send any.',
  },
  plans: 'See all Plans',
  sign_up: 'Sign Up',
  log_in: 'Log in',
  dashboard: 'Dashboard',
  sample: 'Sample purchase, seen on day 12. Capital is not drawn to the same scale as the return.',
  drawing:
    'A drawing of an investment of $800.00 over 30 days: $116.00 is set aside on day 0, $46.40 has accrued by day 12, and at maturity $916.00 is paid.',
  drawing_aside: '$116.00 set aside on day 0',
  drawing_now: 'day 12: $46.40 accrued',
  drawing_principal: '$800.00 capital, locked',
  drawing_maturity: 'at maturity $916.00',
  day: 'day {n}',
  risk: 'The plan table’s rates are far above what any real investment pays. This is an exercise in showing what stands behind a promise.',
  terms_link: 'Terms and Policies',
  api: 'API',
}
