import type { QuestionGroup } from '../../article.ts'

export const checking: QuestionGroup = {
  id: 'checking',
  title: 'Checking us',
  questions: [
    {
      id: 'how-check',
      question: 'How can I check that you owe what you say?',
      answer: [
        'The [proof of solvency](/proof) publishes a signed total of what is owed to everybody, renewed within ten minutes of a change. Your browser can [verify](/verify) that your own money is in it, with a file that also opens offline, and a program without any of our code does the same from outside.',
      ],
    },
    {
      id: 'cannot-show',
      question: 'What can the proof not show?',
      answer: [
        'That anything is held outside these books. The custody account is paper. It shows arithmetic, completeness and consistency, and it misses somebody who was left out until that person looks.',
      ],
    },
    {
      id: 'figures',
      question: 'Where do the figures on the start page come from?',
      answer: [
        'Each is a count over our own records. Tap it, and you read its definition and the time it was counted. Zero is shown as zero, and nothing is rounded up.',
      ],
    },
    {
      id: 'testimonials',
      question: 'Are the testimonials real?',
      answer: [
        'Only a member with a verified email, a plan that reached its end and a withdrawal that was paid can write one. Plan, result and date stand beside the text. If nobody has, the section is empty and says so.',
      ],
    },
    {
      id: 'api',
      question: 'Is there an API?',
      answer: [
        'Yes, the same one that these pages use, described at [/api/docs](/api/docs). Whatever you see here, a program can read as well.',
      ],
    },
  ],
}
