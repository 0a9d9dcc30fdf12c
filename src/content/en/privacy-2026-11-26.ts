/** The second wording, as accounts accepted it. Never edited. */
import type { Policy } from '../article.ts'

export const secondPrivacy: Policy = {
  version: '2026-11-26',
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
            'Lab: how many trials you have run, by family of rules, and the runs that you saved, with their settings, figures and your own rule. Anyone who has the link of a saved run can read it; it does not name you.',
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
