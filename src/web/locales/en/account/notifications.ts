/** The Notifications tab of the settings. */
export const notifications = {
  tab: 'Notifications',
  title: 'Emails',
  help: 'Everything is written to your messages, whatever you choose here. This decides what is mailed as well.',
  kinds: {
    deposits: 'Deposits',
    plans: 'Plans',
    withdrawals: 'Steps of a withdrawal',
    referrals: 'Referral bonuses',
    operator_mail: 'Letters from the operator',
  },
  kind_help: {
    deposits: 'A deposit has arrived or was declined.',
    plans: 'Bought, matured, placed again or liquidated.',
    withdrawals: 'Confirmed, declined, cancelled or lapsed.',
    referrals: 'A bonus was paid to you.',
    operator_mail: 'What an administrator writes to you.',
  },
  always: 'Always mailed',
  always_help:
    'What concerns the safety of your account or your money cannot be switched off: a withdrawal that was asked for or paid, a changed payout address, password or email, a new device, a change by the operator, a frozen or suspended account.',
  code_title: 'Log-in code',
  code: 'Mail a code at each log-in',
  code_help: 'Besides your password, each log-in asks for six digits that are mailed to you.',
  code_fixed: 'Administrators confirm every log-in, so this stays on.',
  saved: 'Saved',
  failed: 'Your preferences could not be loaded.',
  not_saved: 'Your choice was not saved.',
}
