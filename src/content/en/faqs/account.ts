import type { QuestionGroup } from '../../article.ts'

export const account: QuestionGroup = {
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
        'No, nobody can, and that is the point. Use one of your ten recovery codes. Without them, no one can log in to the account, including you.',
      ],
    },
    {
      id: 'stolen',
      question: 'I think someone else has access to my account.',
      answer: [
        'Freeze it under Settings, Security. That ends all sessions and stops money at once. To unfreeze it, use the link that we email to you, with your password or second factor.',
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
      answer: ['No. Use the specimen that the form offers. Every upload is encrypted and deleted after 30 days.'],
    },
  ],
}
