import type { QuestionGroup } from '../../article.ts'

export const account: QuestionGroup = {
  id: 'account',
  title: 'Account and security',
  questions: [
    {
      id: 'no-code',
      question: 'My code does not arrive. What can I do?',
      answer: [
        'Look into the spam folder, then ask for a new one; you can do so once a minute. A code is valid for 10 minutes and for five tries. On an instance without a mail server, all mails are at [the sandbox mailbox](/sandbox/mailbox) of the machine itself.',
      ],
    },
    {
      id: 'protect',
      question: 'How do I protect my account?',
      answer: [
        'With a long password that you use nowhere else, and a second factor: an authenticator app or a passkey, under Settings, Security. You are told by mail about log-ins from a device that was not there before, and one link in that mail ends its session.',
      ],
    },
    {
      id: 'lost',
      question: 'I have lost my phone. Can support switch the second factor off?',
      answer: [
        'No, nobody can, and that is the point. Use one of the ten recovery codes that you were given. Without them the account stays closed to everybody, including you.',
      ],
    },
    {
      id: 'stolen',
      question: 'I think somebody else is in my account.',
      answer: [
        'Freeze it under Settings, Security. That ends all sessions and stops money at once; a link that is mailed to you, with your password or factor, unfreezes it.',
      ],
    },
    {
      id: 'suspended',
      question: 'What if the operator suspends me?',
      answer: ['The reason is mailed to you. Your money stays yours: plans mature as promised, and withdrawals that are under way go on.'],
    },
    {
      id: 'my-data',
      question: 'What do you know about me, and can I have it erased?',
      answer: [
        'What you entered, what you did with paper money, and your sessions; the [privacy policy](/privacy-policy) has the full list. Under Settings, Data you can download all of it, and close the account once it is empty. Then everything that names you is erased at once.',
      ],
    },
    {
      id: 'documents',
      question: 'Should I upload my passport?',
      answer: ['No. Use the specimen that the form offers. Whatever is uploaded is encrypted and deleted after 30 days.'],
    },
  ],
}
