/** The Notifications tab of the settings. */
export const notifications = {
  tab: 'Notifications',
  title: 'Emails',
  help: 'All notifications appear in your messages. Choose which are also sent by email.',
  kinds: {
    deposits: 'Deposits',
    plans: 'Plans',
    withdrawals: 'Withdrawal updates',
    referrals: 'Referral bonuses',
    operator_mail: 'Messages from the operator',
  },
  kind_help: {
    deposits: 'A deposit has arrived or was declined.',
    plans: 'Bought, matured, reinvested or liquidated.',
    withdrawals: 'Confirmed, declined, cancelled or lapsed.',
    referrals: 'A bonus was paid to you.',
    operator_mail: 'Messages that an administrator writes to you.',
  },
  always: 'Always emailed',
  always_help:
    'You cannot switch off security and money notices: requested or paid withdrawals; a changed payout address, password or email; a new device; a change by the operator; a frozen or suspended account.',
  code_title: 'Log-in code',
  code: 'Email a code at each log-in',
  code_help: 'Each log-in asks for your password and a six-digit code sent by email.',
  code_fixed: 'Administrators must confirm every log-in, so this stays on.',
  saved: 'Saved',
  failed: 'Your preferences could not be loaded.',
  not_saved: 'Your choice was not saved.',
}
