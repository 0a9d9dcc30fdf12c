import type { QuestionGroup } from '../../article.ts'

export const checking: QuestionGroup = {
  id: 'checking',
  title: 'Checking us',
  questions: [
    {
      id: 'how-check',
      question: 'How can I check what you say you owe?',
      answer: [
        'The [proof of solvency](/proof) publishes a signed total of all liabilities, renewed within ten minutes of a change. Your browser can [verify](/verify) that your own money is in it, with a file that also opens offline. An independent program that shares none of our code does the same.',
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
        'Each is counted from our own records. Tap it to see its definition and the time it was counted. Zero is shown as zero, and nothing is rounded up.',
      ],
    },
    {
      id: 'testimonials',
      question: 'Are the testimonials real?',
      answer: [
        'Only a member with a verified email, a matured plan and a paid withdrawal can write one. Plan, result and date are shown next to the text. If there are none, the section is empty and says so.',
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
