import type { QuestionGroup } from '../../article.ts'

export const plans: QuestionGroup = {
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
