/** The current policies. A new text is a new version; the former one stays as a dated file beside this one. */
import type { Policy } from '../article.ts'

export const terms: Policy = {
  version: '2026-11-27',
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
        'You keep your password to yourself and tell the operator when you think that somebody else has it. You can freeze your account at any time; that ends every session and blocks deposits, purchases and withdrawals until you unfreeze it. Your plans still mature.',
        'An authenticator app or a passkey can be added under [Settings](/settings). If you lose the device and the recovery codes as well, only two administrators together can reset the second factor. You are told by e-mail, and withdrawals are then frozen for 24 hours.',
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

export const privacy: Policy = {
  version: '2026-11-27',
  title: 'Privacy Policy',
  summary: 'What is kept about you, for how long, how it is protected, and how you take it along or have it erased.',
  sections: [
    {
      id: 'short',
      title: 'In short',
      blocks: [
        {
          list: [
            'We keep what an account needs to work, and nothing to follow you around with.',
            'Pages load nothing from other servers. There are no analytics, no advertisements and no tracking cookies.',
            'Nothing is sold or shared. Mail goes out through the mail server that the operator has chosen, and that is the only other party.',
            'You can download everything about you, and you can have it erased.',
          ],
        },
      ],
    },
    {
      id: 'who',
      title: 'Who is responsible',
      blocks: [
        'The operator of this instance: whoever started it. How to reach the operator stands on the [contact page](/contact). The service is for people of 18 and older; accounts of younger people are not accepted.',
      ],
    },
    {
      id: 'what',
      title: 'What is kept',
      blocks: [
        {
          list: [
            'Account: names, e-mail, telephone number, gender, and the birth date if you gave one; the version of the terms that you accepted and when; whose referral code you used, and for bonuses the part of your network address that names the network.',
            'Profile, only if you fill it in: country, address, links to social networks, a picture.',
            'Sessions: the browser’s own description, the network address, and when the session began and was last used. Devices you have logged in from, as browser, system and network, so that you can be told of a new one.',
            'Security: second factors, one-time codes, counts of attempts.',
            'Money: transactions, investments, payout addresses, bank details if you saved any, referral bonuses, statements.',
            'Messages and mails that were written to you, what you chose under Preferences, and a testimonial if you wrote one.',
            'Lab: how many trials you have run, by family of rules, and the runs that you saved, with their settings, figures and your own rule. Anyone who has the link of a saved run can read it; it does not name you. The bots that you released, with name, rule and times; only you read them.',
            'Practice applications on the [IRA/401K page](/ira-form): name, e-mail, telephone number, the specimen number and the files.',
          ],
        },
        'There is no profiling and no automated decision about you, but for limits that count attempts and rules that withhold a referral bonus where two accounts look like one person.',
      ],
    },
    {
      id: 'papers',
      title: 'Papers and numbers that you should not send',
      blocks: [
        'Real identity numbers, cards, bank details and papers are not wanted here. A social security number is accepted only in ranges that are never issued. Forms that ask for a paper offer a specimen.',
      ],
    },
    {
      id: 'how-long',
      title: 'For how long',
      blocks: [
        {
          list: [
            'Papers and numbers of a practice application, with its name and telephone number: 30 days, then they are deleted.',
            'Sessions: a session ends after 30 minutes without use (15 for administrators) and after 12 hours at most. Its record is deleted 90 days later.',
            'A known device: 90 days after it was last used.',
            'One-time codes: valid for 10 minutes, deleted after a day; used ones after 90 days.',
            'Mailed links, such as the one that takes back a change of e-mail: until they expire.',
            'Queued work of the server: a week after it was done. News for open browser tabs: a day.',
            'Everything else that names you: until you change it or close the account.',
            'The last mail, which confirms that an account was closed: a day.',
          ],
        },
      ],
    },
    {
      id: 'protected',
      title: 'How it is protected',
      blocks: [
        {
          list: [
            'Passwords are stored as argon2id hashes, session tokens as SHA-256, one-time codes as keyed hashes.',
            'Bank details, mails, authenticator seeds, uploaded files and specimen numbers are encrypted (AES-256-GCM) with keys that are not in the database. Each file has a key of its own.',
            'Pictures are encoded anew, which removes the place and device that a camera writes into them.',
            'Each opening of a document or number by an administrator is written to an audit log that cannot be edited.',
            'The server’s log names routes, never addresses, queries or people.',
          ],
        },
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and storage in your browser',
      blocks: [
        {
          list: [
            'clearterm (or __Host-clearterm over https): the session. No script can read it, it is sent to this site alone, and it ends with the browser or when you log out.',
            'mode: dark or light, for a year.',
            'language: the language you chose.',
          ],
        },
        'While you are signed in, the browser also keeps your name, e-mail and account state for the menus, and whether amounts are hidden. Logging out removes them. What the proof page remembers of the public log stays, because a check that forgets proves less; it says nothing about you. None of this is used for anything else, so no consent banner asks you anything.',
      ],
    },
    {
      id: 'public',
      title: 'What others see',
      blocks: [
        'The proof of solvency publishes amounts in random pieces behind hashes; only you are given the secret that finds yours. Whoever brought you sees your first name, an initial and the state of the bonus. Your picture can be opened by whoever has its address. A testimonial is public once you submit it and it is approved, under the name that you choose, until you take it back.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        {
          list: [
            'See and take along: Settings, Data has statements, all transactions as a table and everything else in one file.',
            'Correct: your profile and settings are yours to change.',
            'Erase: close the account under Settings, Data, once it is empty. Names, contact details, addresses, bank details, files, messages, mails, devices and factors go in the same moment.',
            'Object or ask: write to the operator. You may also complain to the data protection authority where you live.',
          ],
        },
        'What stays after closing: amounts and dates in the ledger, its proofs, and entries of the audit log, under a number without a name. They are needed so that the books of everybody else can still be checked.',
      ],
    },
    {
      id: 'outside',
      title: 'What leaves the server',
      blocks: [
        'Mails to you. If the operator has switched on real prices, the server asks a price provider for them and sends nothing about anybody. If the operator runs a virus scanner, uploaded files are shown to it. The country that prefills the telephone field is read from your browser’s language, not from your address.',
      ],
    },
    {
      id: 'changes',
      title: 'Versions of this text',
      blocks: ['Each wording has a date, and the date is its version. Earlier versions stay readable.'],
    },
  ],
}

export const risk: Policy = {
  version: '2026-11-22',
  title: 'The risk, in two minutes',
  summary: 'What could go wrong here, what could go wrong with a real offer that looks like this one, and how to tell them apart.',
  sections: [
    {
      id: 'here',
      title: 'Here, the money is paper',
      blocks: [
        'No real money can be lost on this site, because none can come in. Time can, and paper. The operator may stop or reset the sandbox, and every balance ends with it.',
        'The [proof of solvency](/proof) shows that the books are complete and add up. It cannot show that assets exist outside the books, and here there are none: the custody account is paper too.',
      ],
    },
    {
      id: 'rates',
      title: 'The rates are not of this world',
      blocks: [
        'The plans pay rates far above what any real investment pays. They can be shown only because the money is paper and the operator sets each return aside before selling it. The annual figure beside each rate is arithmetic: it would need the same reserve again and again, which the operator does not have.',
        'Should anybody offer you such rates on real money, treat it as a warning. High fixed returns over a few weeks, paid without fail, are the usual mark of a scheme that pays old members with new members’ money.',
      ],
    },
    {
      id: 'bots',
      title: 'The bots do not earn your return',
      blocks: [
        'The [bots](/bots) trade on paper by published rules. They can lose in rising and in falling markets, and their worst drawdown stands beside their result. Most prices they trade on are simulated and labelled so. A good record on simulated prices says nothing about real ones, and a past record says little about the future.',
      ],
    },
    {
      id: 'leaving',
      title: 'Leaving early costs you the rest',
      blocks: [
        'Capital in a plan is locked until the end of its term. You may leave any day, with your capital and what has accrued by then under the plan’s exit rule. The return that you would have earned by staying is lost to you.',
      ],
    },
    {
      id: 'real',
      title: 'If you ever do this with real money',
      blocks: [
        {
          list: [
            'Prices of crypto-assets can fall by half in weeks, and a coin can become worthless.',
            'A platform can fail or be robbed with your assets in it; deposit insurance usually does not cover it.',
            'A transfer to a wrong address or network cannot be undone.',
            'Check whether the firm is registered with your country’s regulator, by the regulator’s own list.',
            'Try a withdrawal early. Any fee, tax or upgrade that must be paid first is a sign of fraud.',
            'Put in only what you could lose entirely, and borrow nothing for it.',
          ],
        },
      ],
    },
    {
      id: 'questions',
      title: 'Questions worth asking any platform, this one too',
      blocks: [
        {
          list: [
            'Where does the return come from, and where is it now? Here: the [reserve](/proof), set aside before the sale.',
            'Who can check it without asking you? Here: [anyone](/verify).',
            'How do I get out, how fast, at what cost? Here: any day, with a mailed code and an approval, [no fees](/fees).',
          ],
        },
      ],
    },
  ],
}
