import type { Article } from '../../article.ts'

export const cryptocurrency: Article = {
  title: 'Cryptocurrency',
  summary: 'Money and contracts on shared ledgers that no single party runs: how they work, and how they fail.',
  sections: [
    {
      id: 'what',
      title: 'What it is',
      blocks: [
        'A cryptocurrency is an entry in a ledger that many computers keep together. Bitcoin was described in a paper of October 2008; its first block is of 3 January 2009. Ethereum, since July 2015, also runs programs, and most newer coins and tokens follow one of the two ideas. Stablecoins promise a fixed price, most often one dollar.',
      ],
    },
    {
      id: 'how',
      title: 'How it works',
      blocks: [
        'The holder of an address’s private key can move its coins, and nobody can issue a new key. Transactions are gathered into blocks. In proof of work, as with Bitcoin, the right to add a block is won by computing; in proof of stake, as with Ethereum since September 2022, by depositing coins that can be taken away for cheating.',
        'On an exchange you usually hold a claim against a company instead of coins. That company should be able to show that it has what it owes. How such a proof is made, and what it cannot show, can be tried out with paper money [here](/proof).',
      ],
    },
    {
      id: 'returns',
      title: 'Where a return comes from',
      blocks: [
        'Most coins pay nothing. A gain is a higher price that someone else pays. Staking rewards are new coins and fees, paid in the same coin, so they are worth what the coin is worth. “Yield” on lending platforms is interest on a loan to a borrower you cannot see.',
      ],
    },
    {
      id: 'costs',
      title: 'What it costs',
      blocks: [
        'Trading fees and spreads, network fees that rise when the network is busy, and fees for withdrawing. Small amounts can cost more to move than they are worth.',
      ],
    },
    {
      id: 'risks',
      title: 'Typical risks',
      blocks: [
        {
          list: [
            'Prices: from November 2021 to November 2022 bitcoin lost about three quarters in dollars. Smaller coins often lose everything.',
            'Platforms: Mt. Gox stopped in February 2014, FTX filed for bankruptcy in November 2022, each with customers’ assets missing.',
            'Stablecoins: TerraUSD lost its price in May 2022 within days.',
            'Keys lost, or signed away to a false site; a transfer to the wrong network is gone.',
            'Promises of fixed daily returns. They are the oldest fraud in a new coat.',
          ],
        },
        '[The market page](/market) shows prices of fifteen coins, with their source and age. On most instances they are simulated and labelled so.',
      ],
    },
  ],
}
