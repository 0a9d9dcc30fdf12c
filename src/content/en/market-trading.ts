/** Market pages: what is traded on exchanges and over the counter. */
import type { MarketText } from '../article.ts'

/** Shown on each of them. */
export const notOffered = 'Clearterm does not offer this; for information only.'

export const tradingPages = {
  forex: {
    title: 'Foreign exchange',
    summary: 'The market in which one country’s money is priced in another’s, and what moves those prices.',
    what: [
      'What it is',
      'Foreign exchange, or forex, is the exchange of one currency for another. Every price is a ratio: EUR/USD at 1.10 means that one euro costs 1.10 dollars. If the ratio rises, the euro has gained against the dollar, or the dollar has lost against the euro; nobody can own one side of it without the other.',
      'It is the largest market of all. In the survey of central banks for April 2022, about 7.5 trillion dollars changed hands on an average day, and the dollar was on one side of 88% of all trades.',
    ],
    how: [
      'How it works',
      'There is no central exchange. Banks, funds and brokers quote prices to one another around the clock from Monday morning in Asia to Friday evening in New York. Most of the volume is not speculation on spot prices but swaps, by which institutions borrow one currency against another for days or months.',
      'Firms use it to pay suppliers and to fix the rate of a future payment. Central banks use it to steer or defend a rate. Travellers and people who send money home use its most expensive end.',
    ],
    returns: [
      'Where a return comes from',
      'A currency itself earns only the interest of its country. Holding a high-interest currency with money borrowed in a low-interest one earns the difference, called carry, as long as the exchange rate does not move against it. Everything else is a change of the ratio, and what one side gains the other loses.',
    ],
    costs: [
      'What it costs',
      'The difference between buying and selling price (the spread), a commission at some brokers, and interest for positions that are held overnight. For travel money and card payments the cost is hidden in the rate: compare it with the mid-market rate of the same minute.',
    ],
    risks: [
      'Typical risks',
      {
        list: [
          'Rates move on interest decisions and politics, often within seconds and past any order that was meant to limit a loss.',
          'Fixed rates hold until they do not. When the Swiss National Bank gave up its limit against the euro on 15 January 2015, the franc rose by well over ten percent within minutes.',
          'Carry earns a little for a long time and can lose it all at once.',
          'Savings in a foreign currency rise and fall with it, whatever interest they pay.',
        ],
      },
      'What a private person does in this market is described under [forex trading](/market/forex_trading).',
    ],
  },
  forex_trading: {
    title: 'Forex trading',
    summary: 'What private traders do with currencies, on borrowed money, and why most of them lose.',
    what: [
      'What it is',
      'Forex trading as it is advertised means betting on small moves between currencies with a multiple of one’s own money. In Europe this is mostly done by contracts for difference with a broker, in the United States by leveraged spot contracts. The broker is often the other side of the trade. The market behind it is described under [foreign exchange](/market/forex).',
    ],
    how: [
      'How it works',
      'Prices move in pips, for most pairs the fourth decimal. A standard lot is 100,000 units of the first currency. With leverage of 30 to 1, about 3,333 dollars carry a position of 100,000, and a move of one percent against it takes 1,000 of them. When the margin is used up, the position is closed, at the price of that moment.',
      'Regulators limit leverage for private clients: 30 to 1 on major pairs in the European Union since August 2018, 50 to 1 in the United States.',
    ],
    returns: [
      'Where a return comes from',
      'From being right more often, or by more, than the costs require. Trading creates no value: before costs, gains and losses of all traders add up to nothing, and after costs to less. The European regulator, before it set its limits in 2018, found that 74 to 89 percent of private accounts lost money.',
    ],
    costs: [
      'What it costs',
      'The spread, counted on the whole position: one pip on 100,000 is 10 dollars, and at 3,333 dollars of own money that is 0.3% for each round trip. Then overnight interest, and the difference between the price that you saw and the price that you got.',
    ],
    risks: [
      'Typical risks',
      {
        list: [
          'Leverage turns noise into ruin: an ordinary day’s move can end a position.',
          'Gaps over weekends and at news, past any stop order.',
          'Brokers without a licence, who refuse withdrawals or ask for a tax first.',
          'Signals, robots and courses whose seller lives on their sale.',
        ],
      },
    ],
  },
  copy_trading: {
    title: 'Copy trading',
    summary: 'Letting an account copy someone else’s trades: convenient, and only as good as the person who is copied.',
    what: [
      'What it is',
      'In copy trading a platform links your account to that of a trader you choose from a list. When they buy, your account buys, in proportion to the amount that you set aside for it. Related forms are mirror trading, which follows a rule instead of a person, and managed accounts, in which someone trades under a mandate from you.',
    ],
    how: [
      'How it works',
      'You set an amount, sometimes a limit at which copying stops, and the platform does the rest. Your trades follow theirs by a moment, so your prices differ; in fast or thin markets they differ by a lot. Small accounts cannot repeat every trade, because of minimum sizes.',
      'In many countries a service that trades for you without asking each time counts as portfolio management and needs a licence for it.',
    ],
    returns: [
      'Where a return comes from',
      'From the trades alone. Copying adds no return of its own; it adds costs and delay. The top of the list has done well so far; out of thousands of accounts some always have, by luck alone. Lists also have survivorship bias: failed accounts disappear from them, which makes the rest look better than the whole was.',
    ],
    costs: [
      'What it costs',
      'Spread and commission of every trade, sometimes a monthly fee, and often a share of the gains for the person who is copied. That share is asymmetric: they take part in gains and not in losses, which rewards large bets.',
    ],
    risks: [
      'Typical risks',
      {
        list: [
          'Months of small gains and one large loss: look at the worst drawdown, not at the latest return.',
          'Hidden leverage, and losing positions that are kept open to hide the loss.',
          'The trader changes their style, or stops, while you are not looking.',
          'Many copies of one trade move the price against all of them.',
        ],
      },
      'Ask for the whole record with costs, the longest losing period, and buy-and-hold in the same market. That is how the [bots’ records](/bots) on this site are shown; they trade on paper, and following one costs and earns nothing.',
    ],
  },
  indices: {
    title: 'Indices',
    summary: 'One number for a whole market: how it is made, what it leaves out, and how people invest in it.',
    what: [
      'What it is',
      'An index is a recipe. It names a list of shares, bonds or goods, gives each a weight, and turns their prices into one number. The Dow Jones Industrial Average was first published in 1896, with twelve companies; the S&P 500 has had its 500 since 1957.',
      'You cannot buy an index. You can buy a fund or a contract that follows it.',
    ],
    how: [
      'How it works',
      'Most share indices weigh companies by market value, so the largest few can decide how the number moves. The Dow weighs by price per share: a share of 400 dollars counts ten times as much as one of 40, whatever the size of the companies. Equal weighting treats all alike and has to trade more.',
      'Mind the small print of a chart. A price index leaves dividends out; a total return index adds them back. Over decades the difference is larger than the number on the chart suggests.',
    ],
    returns: [
      'Where a return comes from',
      'From what is inside: dividends or interest, growth of what the companies earn, and a change of what buyers are willing to pay for it. A fund delivers that, less its costs. Because all investors together are the market, the average of those who try to beat it must fall short of the index by their costs.',
    ],
    costs: [
      'What it costs',
      'A yearly fee, which for large index funds is often below a quarter of a percent, the spread when you buy and sell, and the tax that the fund or you must pay. Look also at the tracking difference: how far the fund really was from its index.',
    ],
    risks: [
      'Typical risks',
      {
        list: [
          'An index falls with its market. From 1929 to 1932 the Dow lost almost nine tenths; it took until 1954 to return.',
          'Weighting by value gathers money in what has already risen.',
          'A narrow index of one sector or country is not diversification.',
          'Contracts with leverage on an index multiply daily moves, and over longer times do not deliver the multiple of the index.',
        ],
      },
    ],
  },
  fixed_income: {
    title: 'Fixed income',
    summary: 'Lending to states and companies: bonds, what their interest pays for, and why their prices fall when rates rise.',
    what: [
      'What it is',
      'A bond is a loan that can be sold on. The borrower pays a fixed amount of interest, the coupon, and returns the face value on a set day. Bills run for months, bonds for years. Money market funds hold the shortest of them.',
    ],
    how: [
      'How it works',
      'The coupon is fixed; the price is not. If new bonds pay 5% and yours pays 3%, nobody gives full price for yours. A rule of thumb: for each percentage point that rates rise, a bond loses about as many percent as its duration has years. With a duration of 7, one point costs about 7%.',
      'If you hold a bond to maturity, you get the face value, provided that the borrower pays. Before that, the price only matters if you have to sell.',
    ],
    returns: [
      'Where a return comes from',
      'From interest first, and that is payment for three things: waiting, inflation, and the chance of not being paid. A borrower who must offer much more than the state does so for a reason. The yield to maturity puts coupon, price and remaining time into one yearly figure and assumes that every payment arrives.',
      'A fixed rate that is far above those of comparable borrowers is either paid out of something that can run dry, or is not going to be paid. Ask what backs it, and whether that is there today. Our own plans, on paper money, answer with the [reserve](/proof).',
    ],
    costs: [
      'What it costs',
      'For single bonds mostly the spread, which is wide for small amounts and rare issues; for funds the yearly fee, which weighs more here than with shares because the return is smaller.',
    ],
    risks: [
      'Typical risks',
      {
        list: [
          'Rates rise. In 2022 bonds and shares fell in the same year, and broad bond funds lost more than a tenth.',
          'The borrower fails or changes the terms. States have done so as well: Russia in 1998, Argentina in 2001, Greece in 2012.',
          'Inflation eats a fixed payment from within.',
          'In a crisis some bonds find no buyer at any fair price.',
        ],
      },
    ],
  },
  option_trading: {
    title: 'Options',
    summary: 'The right, without the duty, to buy or sell at a fixed price: insurance for some, a lottery for others.',
    what: [
      'What it is',
      'A call is the right to buy something at a fixed price up to a fixed day; a put is the right to sell it. The buyer pays a premium and can lose no more than that. The seller receives the premium and takes on the duty, which for an uncovered call has no upper limit.',
      'Standard options on shares have been traded since the Chicago Board Options Exchange opened in April 1973, the year in which the Black–Scholes formula was published. In the United States one contract covers 100 shares.',
    ],
    how: [
      'How it works',
      'An example with round figures: a share costs 100, and a call at 105 for three months costs 3. If the share ends at 104, the call is worth nothing and the 3 are lost, although the share has risen. At 108 the buyer is even. At 115 the call is worth 10.',
      'The premium depends on the price of the share, the time left and above all on how much the share is expected to swing. Right about the direction and wrong about time or swing still loses.',
    ],
    returns: [
      'Where a return comes from',
      'An option creates no income; it moves risk from one side to the other for a price. Sellers are paid, on average a little well, for carrying rare large losses. Buyers pay for protection, as one does for insurance, or for a small chance of much.',
    ],
    costs: [
      'What it costs',
      'Commission per contract, and a spread that is wide for rarely traded strikes, often several percent of the premium. Sellers must post margin and may be asked for more overnight.',
    ],
    risks: [
      'Typical risks',
      {
        list: [
          'Time works against every buyer, fastest in the last weeks.',
          'Many options expire worthless, and the whole stake with them.',
          'Sellers can lose many times what they took in.',
          'Early exercise, dividends and splits change what one holds.',
          'Products for a single day, and binary options: the European Union’s regulator took binary options off the retail market in July 2018.',
        ],
      },
    ],
  },
  stock: {
    title: 'Stocks',
    summary: 'Owning a part of a company: what a share gives its owner, what moves its price, what it costs.',
    what: [
      'What it is',
      'A share is a part of a company. Its owner may vote, receives what the company pays out, and comes last when it fails: first workers, lenders and the tax office are paid. More than the share’s price cannot be lost. The Dutch East India Company sold shares to the public in 1602, and they were soon traded in Amsterdam.',
    ],
    how: [
      'How it works',
      'Shares change hands on exchanges, where buying and selling orders meet in an order book. A market order takes whatever price is there; a limit order names the worst one that you accept. In the United States a trade has been settled one business day later since 28 May 2024.',
      'The shares are usually held by a broker and a depository in your name. If the broker fails they remain yours, as long as the books were kept honestly.',
    ],
    returns: [
      'Where a return comes from',
      'From dividends, from growth of what the company earns, and from a change of what buyers pay for one dollar of it. The first two are made by the company; the third is sentiment, and evens out only over long periods. Over many decades shares of many countries have returned more than bonds, with long and deep breaks.',
    ],
    costs: [
      'What it costs',
      'Commission, which is now often zero; the spread, which is not; currency exchange for foreign shares; tax on dividends and gains. A broker without commission earns elsewhere, for example by selling your orders to a market maker.',
    ],
    risks: [
      'Typical risks',
      {
        list: [
          'A single company can fail. Of all listed companies, a few have made most of the gains, and nobody knew in advance which.',
          'Whole markets fall by half at times, last from 2007 to 2009 in the United States.',
          'Buying on margin: the loan stays when the share is gone.',
          'Acting often. Trading costs money, and the urge is strongest at the worst moments.',
        ],
      },
      'Many shares at once, cheaply: see [indices](/market/indices).',
    ],
  },
  cryptocurrency: {
    title: 'Cryptocurrency',
    summary: 'Money and contracts on shared ledgers that no single party runs: how they work, and how they fail.',
    what: [
      'What it is',
      'A cryptocurrency is an entry in a ledger that many computers keep together. Bitcoin was described in a paper of October 2008; its first block is of 3 January 2009. Ethereum, since July 2015, also runs programs, and most newer coins and tokens follow one of the two ideas. Stablecoins promise a fixed price, most often one dollar.',
    ],
    how: [
      'How it works',
      'The holder of an address’s private key can move its coins, and nobody can issue a new key. Transactions are gathered into blocks. In proof of work, as with Bitcoin, the right to add a block is won by computing; in proof of stake, as with Ethereum since September 2022, by depositing coins that can be taken away for cheating.',
      'On an exchange you usually hold a claim against a company instead of coins. That company should be able to show that it has what it owes. How such a proof is made, and what it cannot show, can be tried out with paper money [here](/proof).',
    ],
    returns: [
      'Where a return comes from',
      'Most coins pay nothing. A gain is a higher price that someone else pays. Staking rewards are new coins and fees, paid in the same coin, so they are worth what the coin is worth. “Yield” on lending platforms is interest on a loan to a borrower you cannot see.',
    ],
    costs: [
      'What it costs',
      'Trading fees and spreads, network fees that rise when the network is busy, and fees for withdrawing. Small amounts can cost more to move than they are worth.',
    ],
    risks: [
      'Typical risks',
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
  retirement_planning: {
    title: 'Retirement planning',
    summary: 'How much, where and for how long: the questions behind an income after work.',
    what: [
      'What it is',
      'Planning for retirement means turning today’s income into income for when you no longer earn any. Three sources are usual: a state pension, something through an employer, and savings of one’s own. A plan says what each is likely to bring, and what is missing.',
    ],
    how: [
      'How it works',
      'Start with spending rather than with returns: what would a year cost at today’s prices, and what of it is covered? The rest has to come from savings, which must last longer than expected and keep up with prices.',
      'In the United States the usual wrappers are the IRA, which a person opens, and the 401(k), which an employer offers. Traditional accounts postpone income tax; Roth accounts take money that has been taxed and leave qualified withdrawals untaxed. Money that leaves early costs a 10% additional tax besides the income tax, in most cases before the age of 59½ (Internal Revenue Code § 72(t), as of the tax year 2025). Other countries have their own forms.',
    ],
    returns: [
      'Where a return comes from',
      'From what the account holds; the wrapper itself earns nothing. Time does most of the work. At 5% a year, an amount grows to about 4.3 times in 30 years; at 4%, to about 3.2 times. That single point, often no more than the cost of a fund, takes a quarter of the final amount.',
    ],
    costs: [
      'What it costs',
      'Account fees, fund fees, advice, and for annuities a commission that is easily overlooked. Ask for the sum of all of them in percent a year, in writing.',
    ],
    risks: [
      'Typical risks',
      {
        list: [
          'Living long, which is a good thing that must be paid for.',
          'Bad years at the beginning of retirement: selling into a fall cannot be made up later.',
          'Inflation, and laws that change over decades.',
          'Offers that ask you to move a pension quickly. Real ones can wait.',
        ],
      },
      'The [IRA/401K page](/ira-form) of this site is a practice application. It opens no account, has no custodian and no tax treatment.',
    ],
  },
} satisfies Readonly<Record<string, MarketText>>
