/** Questions and answers, answers that support can begin with, and the page about the product. The footer leads to sections of `about`. */
import type { Article, QuestionGroup } from '../article.ts'

const what: QuestionGroup = {
  id: 'what',
  title: 'What this is',
  questions: [
    {
      id: 'real-money',
      question: 'Is this real money?',
      answer: [
        'No. Every balance, deposit, plan and withdrawal is paper money in a ledger. Nothing real can come in and nothing real goes out. Do not send real funds: no screen shows an address that could receive them.',
      ],
    },
    {
      id: 'why',
      question: 'Then what is it for?',
      answer: [
        'To see, try and check what an honest platform has to show: where a promised return is before it is sold, what is owed in total, and how to get out. You can compare it with any site that asks for real money. [The two-minute read on risk](/risk) says what to look for.',
      ],
    },
    {
      id: 'who',
      question: 'Who runs it?',
      answer: [
        'The person or organisation that started this instance. The [contact page](/contact) shows what the operator says about itself. If it is empty, this is a sandbox operator and not a company. The software is open source under the MIT licence, so anyone can run one.',
      ],
    },
    {
      id: 'age',
      question: 'Who can open an account?',
      answer: [
        'Anyone aged 18 or older with an email address. We check the address by a code. We take your name, age and phone number as you enter them. There is no country list and no identity check.',
      ],
    },
    {
      id: 'licence',
      question: 'Is it licensed or insured?',
      answer: [
        'No, and there is nothing to license or insure: it holds nobody’s money. A site that holds real money should be on your regulator’s list. Look it up there, not on the site.',
      ],
    },
    {
      id: 'demo-data',
      question: 'What does “demo data” in the ribbon mean?',
      answer: [
        'This instance was filled with made-up members and transactions to show what it looks like in use. Without those words, every figure comes from what people and bots did here.',
      ],
    },
  ],
}

const plans: QuestionGroup = {
  id: 'plans',
  title: 'Plans and returns',
  questions: [
    {
      id: 'where-from',
      question: 'Where does a plan’s return come from?',
      answer: [
        'From the operator’s reserve. When you buy, the whole return moves from the free reserve into the committed one, in the same ledger entry group that locks your capital. No bot earns it, and no other member’s deposit pays it.',
      ],
    },
    {
      id: 'no-reserve',
      question: 'What happens when the reserve is used up?',
      answer: [
        'Selling stops. Each plan shows the capacity that the reserve leaves, and at zero it is “fully subscribed”. Plans that are already sold are not affected: their return is already set aside.',
      ],
    },
    {
      id: 'high-rates',
      question: 'Why are the rates so high?',
      answer: [
        'Because the money is paper. No real investment pays such rates for long, and nobody can honestly promise them. The annual figure next to each rate only shows what repeating it all year would yield; the reserve could not fund that.',
      ],
    },
    {
      id: 'leave-early',
      question: 'Can I leave before the end?',
      answer: [
        'Yes, any day. You get a quote, exact to the cent, that is valid for 60 seconds: your capital, and what has accrued by the second under the plan’s exit rule. The rest of the promise goes back to the reserve.',
      ],
    },
    {
      id: 'at-maturity',
      question: 'What happens at the end of the term?',
      answer: [
        'Capital and return arrive in your balance. Until then you can choose to reinvest the capital, or both. If that is not possible, for instance because the plan is fully subscribed, both are paid out and a message gives the reason.',
      ],
    },
    {
      id: 'accrues',
      question: 'Does it accrue at weekends?',
      answer: ['Yes, Monday to Sunday, by the second, in equal parts from purchase to the end of the term.'],
    },
    {
      id: 'not-offered',
      question: 'Why are some plans listed but not offered?',
      answer: [
        'The operator has not set their terms or funded a reserve for them. Until both are done, a plan has only a name and cannot be bought. See [all plans](/plans).',
      ],
    },
    {
      id: 'ira',
      question: 'Is the IRA/401K plan a retirement account?',
      answer: [
        'No. It is a plan like the others, and the form that goes with it is a [practice application](/ira-form). No account is opened, no custodian is involved and there is no tax treatment.',
      ],
    },
  ],
}

const money: QuestionGroup = {
  id: 'money',
  title: 'Deposits and withdrawals',
  questions: [
    {
      id: 'deposit',
      question: 'How do I deposit?',
      answer: [
        'Choose an amount and a method: card, wallet or bank. A wallet shows a sandbox address, and the bank a specimen account. In the place of a payment, the checkout has three buttons and no number field: Approve settles the deposit at once, Decline ends it, and Delay keeps it pending.',
      ],
    },
    {
      id: 'delayed',
      question: 'My deposit is still pending. What now?',
      answer: [
        'In the sandbox you settle it yourself: open the deposit and choose Approve. An administrator can also approve or decline it. If it stays pending for longer than 15 minutes, write to [support](/contact) with the transaction’s id. Pending means that no money has moved yet.',
      ],
    },
    {
      id: 'withdraw',
      question: 'How does a withdrawal work, and how long does it take?',
      answer: [
        'You request it, the amount is held at once, and we email you a code. You confirm within 15 minutes, and an administrator approves; the operator may exempt small amounts. [The start page](/) shows the median time, counted from the records.',
      ],
    },
    {
      id: 'fees',
      question: 'What does it cost?',
      answer: [
        'Nothing. There is no fee to deposit, hold, buy, leave or withdraw, and the ledger has no kind of entry that could take one. The [fees page](/fees) lists every kind of entry.',
      ],
    },
    {
      id: 'upgrade',
      question: 'Do I ever have to pay or upgrade to get my money out?',
      answer: [
        'No. A withdrawal never depends on a fee, a tax, an upgrade or another deposit. If any site asks you for that, stop: it is the most common form of this fraud.',
      ],
    },
    {
      id: 'declined',
      question: 'What if my withdrawal is declined?',
      answer: [
        'The money returns to your balance in the same entry, and the transaction shows the reason. You can request another withdrawal.',
      ],
    },
    {
      id: 'referral',
      question: 'How do referral bonuses work?',
      answer: [
        'When the first plan of someone who registered with your code matures, you get a share of the return that the plan actually paid, from the operator’s referral budget. If the budget is empty, the bonus waits. You can move it to your balance without conditions.',
      ],
    },
  ],
}

const bots: QuestionGroup = {
  id: 'bots',
  title: 'Bots and prices',
  questions: [
    {
      id: 'what-bots',
      question: 'What do the AI bots do?',
      answer: [
        'Six [bots](/bots) trade on paper by rules that are published with their parameters: from a portfolio that only rebalances to equal weights, to two that learn how to weight the other rules. Each page shows net and gross results, the worst drawdown, losing periods, and the same coins bought and held.',
      ],
    },
    {
      id: 'bot-earns',
      question: 'Does the bot trade with my money?',
      answer: [
        'No. “Activate Bot” means choosing the plan whose bot’s record you follow. Your capital stays in the ledger; the bots have their own paper account, and their gains and losses never reach yours.',
      ],
    },
    {
      id: 'simulated',
      question: 'Are the prices real?',
      answer: [
        'Every price names its source: SIMULATED, LIVE or REPLAY with its years. By default they are simulated. A price older than two minutes is marked as stale, and no bot trades on it.',
      ],
    },
    {
      id: 'live-trades',
      question: 'Are the live trades real trades?',
      answer: [
        'They are real fills of our own paper bots, with their own time, fee and result, losses included. Each row opens to show the price it was filled at. When there is no trading, the page shows the time of the last trade. See [live trades](/live-trades).',
      ],
    },
    {
      id: 'lab',
      question: 'Can I try the rules myself?',
      answer: [
        'Yes. The [lab](/bots/lab) runs a rule over stored prices in your browser, with costs, and shows what it would have made or lost. A past result is not a forecast.',
      ],
    },
  ],
}

const account: QuestionGroup = {
  id: 'account',
  title: 'Account and security',
  questions: [
    {
      id: 'no-code',
      question: 'My code does not arrive. What can I do?',
      answer: [
        'Check your spam folder, then request a new one; you can do so once a minute. A code is valid for 10 minutes and five tries. On an instance without a mail server, all emails are in the sandbox mailbox, whose link the terminal prints when the server starts.',
      ],
    },
    {
      id: 'protect',
      question: 'How do I protect my account?',
      answer: [
        'Use a long password that you use nowhere else, and a second factor: an authenticator app or a passkey, under Settings, Security. We email you about log-ins from a new device, and a link in that email ends its session.',
      ],
    },
    {
      id: 'lost',
      question: 'I have lost my phone. Can support switch the second factor off?',
      answer: [
        'Not alone, and not support. Use one of your ten recovery codes. If you have none left, two administrators together can reset the second factor. That ends all sessions, freezes withdrawals for 24 hours, and we email you about it.',
      ],
    },
    {
      id: 'stolen',
      question: 'I think someone else has access to my account.',
      answer: [
        'Freeze it under Settings, Security. That ends all sessions and blocks deposits, purchases and withdrawals at once. Your plans still mature as promised. To unfreeze it, use the link that we email to you. If you have a second factor, it is needed too.',
      ],
    },
    {
      id: 'suspended',
      question: 'What if the operator suspends me?',
      answer: ['We email you the reason. Your money stays yours: plans mature as promised, and pending withdrawals continue.'],
    },
    {
      id: 'my-data',
      question: 'What do you know about me, and can I have it erased?',
      answer: [
        'We keep what you entered, what you did with paper money, and your sessions. The [privacy policy](/privacy-policy) has the full list. Under Settings, Data you can download all of it, and close the account once it is empty. Then everything that identifies you is erased at once.',
      ],
    },
    {
      id: 'documents',
      question: 'Should I upload my passport?',
      answer: ['No. Use the specimen that the form offers. Every document that you send is encrypted, and deleted after 30 days.'],
    },
  ],
}

const checking: QuestionGroup = {
  id: 'checking',
  title: 'Checking us',
  questions: [
    {
      id: 'how-check',
      question: 'How can I check what you say you owe?',
      answer: [
        'The [proof of solvency](/proof) publishes a signed total of all liabilities, renewed within ten minutes of a change. Your browser can [verify](/proof#check) that your own money is in it, with a file that also opens offline. An independent program that shares none of our code does the same.',
      ],
    },
    {
      id: 'cannot-show',
      question: 'What can the proof not show?',
      answer: [
        'It cannot show that assets exist outside these books: the custody account is paper. It shows arithmetic, completeness and consistency. If a member was left out, only that member’s own check reveals it.',
      ],
    },
    {
      id: 'figures',
      question: 'Where do the figures on the start page come from?',
      answer: [
        'Each is counted from our own records. Tap it to see its definition and the time it was counted. Where one has counted nothing yet, another takes its place and a sentence names it. Nothing is rounded in our favour.',
      ],
    },
    {
      id: 'testimonials',
      question: 'Are the testimonials real?',
      answer: [
        'Only a member with a verified email, a matured plan and a paid withdrawal can write one. Plan, result and date are shown next to the text. If there are none yet, the section says so, and shows what you can check instead.',
      ],
    },
    {
      id: 'api',
      question: 'Is there an API?',
      answer: [
        'Yes, the same one that these pages use, described at [/api/docs](/api/docs). A program can read everything that you see here.',
      ],
    },
  ],
}

export const faqs: readonly QuestionGroup[] = [what, plans, money, bots, account, checking]

export const about: Article = {
  title: 'About us',
  summary: 'A crypto investment platform on paper money, built to show what backs a promise, and to let anyone check it.',
  sections: [
    {
      id: 'what',
      title: 'What Clearterm is',
      blocks: [
        'Clearterm sells fixed terms on paper money. You deposit, choose a plan, watch it accrue, leave early or stay to the end, and withdraw. Six trading bots keep their own records. Everything works as it would with real money, and no real money can get in.',
        'The difference is underneath. When a plan is sold, its whole return is set aside in a double-entry ledger, in the same step that locks the capital. No reserve, no sale.',
      ],
    },
    {
      id: 'vision',
      title: 'Our vision',
      blocks: [
        'Nobody should have to trust a financial promise. For an offered return, you should see where the money is. For a balance, you should find it in what the platform owes. For a track record, you should be able to open every trade, including the losses.',
        'The tools are old (double-entry books) and newer (hash trees, signed logs). They cost little. What is missing elsewhere is the habit of asking for them.',
      ],
    },
    {
      id: 'mission',
      title: 'Our mission',
      blocks: [
        'We build the whole of such a platform, and make each of its claims checkable:',
        {
          list: [
            'A promise is funded before it is sold. We publish the [coverage](/proof) and renew it within ten minutes of a change.',
            'Every figure opens. It leads to its definition, its time and its records.',
            'Exits stay open: any day, without a [fee](/fees), and never on condition of a further payment.',
            'Losses are shown. Each of the [bots](/bots) shows its worst drawdown next to its result, and buy-and-hold next to both.',
            'We say what we cannot prove. Custody is paper; the proof shows that the books are complete, not that assets exist outside them.',
          ],
        },
      ],
    },
    {
      id: 'community',
      title: 'Community',
      blocks: [
        'There is no club and no leader board. The community is everyone who checks. Each member can [verify](/proof#check) their own money. Anyone can run the verifier, which shares no code with the platform, or act as a witness who signs only one history. The more people check, the harder it is to leave someone out unnoticed.',
        'The source is open under the MIT licence. Run it, read it, break it, and report what you find. Members whose plan has matured and whose withdrawal was paid can write a testimonial. It is shown next to the plan and the result.',
      ],
    },
    {
      id: 'not',
      title: 'What we are not',
      blocks: [
        'We are not a bank, a broker or an adviser, and not a company unless the [contact page](/contact) names one. We recommend no investment, promise no price and take no real money. The plan rates are far above what any real investment pays; be suspicious of anyone who offers them on real money.',
      ],
    },
  ],
}

/** Support edits an answer before it sends it. */
export const supportTemplates = {
  received: 'Thank you for your question. We are checking it and will answer here.',
  deposit: 'Your deposit is pending. Choose Approve on its page, or wait for our decision. You get a message when it is credited.',
  withdrawal: 'Your withdrawal is waiting for approval. Its amount stays reserved until we decide.',
  maturity: 'Your plan pays its capital and return on the maturity date. You can see the date on the investment.',
  suspended: 'We are reviewing the suspension of your account. Your plans continue to run and mature as promised.',
  solved: 'This is solved, so we close the conversation. An answer from you opens it again.',
}
