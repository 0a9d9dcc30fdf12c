/** The last mail: it says what is gone and what stays, and is itself kept for a day at most. */
export function farewell(to: string) {
  return {
    to,
    kind: 'notice',
    farewell: true,
    subject: 'Your account is closed',
    paragraphs: [
      'Your account is closed, and nobody can log in to it any more.',
      'We have erased your name, email, phone, birth date, addresses, bank details, files and messages.',
      'The ledger keeps the amounts and dates of past movements under a number without a name, so that the books still add up.',
    ],
    footnotes: ['You may register again with this email at any time: it will be a new account.'],
  }
}
