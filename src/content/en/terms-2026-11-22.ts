/** The second wording, as accounts accepted it. Never edited. */
import type { Policy } from '../article.ts'

export const secondTerms: Policy = {
  version: '2026-11-22',
  title: 'Terms and Policies',
  summary: 'What you agree to when you open an account: paper money, one contracted return, and no fees.',
  sections: [
    {
      id: 'paper',
      title: 'Paper money',
      blocks: [
        'This is a sandbox. Balances, plans, deposits and withdrawals are entries in a ledger of paper money. Nothing here can be exchanged for anything of value, and nothing here is an investment, a deposit at a bank or a security.',
        'Do not send real funds. No screen shows an address or an account that could take any: deposit addresses are test forms or begin with “sandbox:”, the card has three buttons and no number field, and the bank account is a specimen.',
      ],
    },
    {
      id: 'operator',
      title: 'Who runs it',
      blocks: [
        'Whoever started this instance is its operator. Where the operator has given a name, an address, an e-mail or a telephone number, they stand on the [contact page](/contact). Where none is given, this is a sandbox operator and not a company.',
        'The operator gives no investment, tax or legal advice. What the site says about markets is general information.',
      ],
    },
    {
      id: 'you',
      title: 'Who may use it',
      blocks: [
        'You are 18 or older. You open one account for yourself, with an e-mail address that is yours.',
        'You do not enter real identity numbers, card numbers, bank details or papers. Where a form asks for them, it offers a specimen, and a real social security number is refused.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        'You keep your password to yourself and tell the operator when you think that somebody else has it. You can freeze your account at any time; that ends every session and stops money until you unfreeze it.',
        'An authenticator app or a passkey can be added under [Settings](/settings). If you lose the device and the recovery codes as well, nobody can let you back in: no administrator can remove a second factor.',
      ],
    },
    {
      id: 'plans',
      title: 'What a plan promises',
      blocks: [
        'A plan is one fixed return on one fixed term. The terms that you bought stand in your investment and do not change afterwards, whatever the plan offers later.',
        'When you buy, your capital is locked and the whole promised return moves from the operator’s free reserve into the committed one, in one ledger entry group. If the reserve cannot cover the return, nothing is sold.',
        'At the end of the term you receive capital and return in your balance, or they are placed again if you asked for that. If a renewal cannot be done, both are paid out and you are told.',
        'You may leave any day. You then receive your capital and the share of the return that has accrued by the second under your exit rule. The rest of the promise goes back to the free reserve.',
        'The return is set aside by the operator. No bot earns it and no bot’s loss reduces it.',
      ],
    },
    {
      id: 'money',
      title: 'Deposits and withdrawals',
      blocks: [
        'A deposit counts once it is settled; until then it is pending and can be declined. A withdrawal is held at once, confirmed with a code sent to your e-mail, and paid after approval by an administrator, or at once up to a limit that the operator may set. An unconfirmed withdrawal lapses after 15 minutes and the money returns to your balance.',
        'A withdrawal never depends on a fee, an upgrade or a further deposit. A decline carries a reason and returns the money in the same entry.',
      ],
    },
    {
      id: 'fees',
      title: 'Fees',
      blocks: ['There are none. The [fees page](/fees) lists every kind of movement that the ledger knows, and none of them is a fee.'],
    },
    {
      id: 'referrals',
      title: 'Referrals and bonuses',
      blocks: [
        'If somebody registers with your code and their first plan matures, you receive a share of the return which that plan paid, from the operator’s referral budget and only while it is funded. A bonus that the budget cannot cover waits. It is never taken from anybody’s capital.',
        'There is no bonus where both accounts look like one person: the same mailbox, the same payout address or the same paper. You are told the reason.',
      ],
    },
    {
      id: 'operator-acts',
      title: 'What the operator may do',
      blocks: [
        'The operator may suspend an account, with a reason that is mailed to you. Money of a suspended account stays its owner’s: plans mature as promised and withdrawals that are under way go on.',
        'The operator may credit or debit an account by an adjustment. It needs a reason, comes out of the operator’s own budget, and stands in your statement as “Adjustment by operator”.',
      ],
    },
    {
      id: 'conduct',
      title: 'What you may not do',
      blocks: [
        {
          list: [
            'use an account that is not yours, or try to',
            'disturb the service or work around its limits',
            'upload files that attack, or that belong to somebody else',
            'present anything here to others as real money, a real return or an offer to invest',
          ],
        },
        'You may check everything that is published, with your own tools, as often as you like. Found a weakness? Please report it to the operator before you tell others.',
      ],
    },
    {
      id: 'as-it-is',
      title: 'As it is',
      blocks: [
        'The sandbox is provided as it is. It may be stopped, reset or changed, and paper balances may end with it. The source is published under the MIT licence, which grants its use without warranty.',
      ],
    },
    {
      id: 'end',
      title: 'Leaving',
      blocks: [
        'Liquidate your plans, withdraw your balance and close the account under Settings, Data. Your personal data is erased at once, as the [privacy policy](/privacy-policy) describes. Ledger entries stay, under a number without a name, so that the books still add up.',
      ],
    },
    {
      id: 'changes',
      title: 'Versions of this text',
      blocks: [
        'Each wording has a date, and the date is its version. Your account keeps the version that you accepted when you signed up. Earlier versions stay readable.',
      ],
    },
  ],
}
