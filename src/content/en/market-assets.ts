/** Market pages: assets that are not traded daily, and those who manage them. */
import type { MarketText } from '../article.ts'

export const assetPages = {
  private_wealth: {
    title: 'Private wealth',
    summary: 'What private banks and family offices do for large fortunes, what they charge, and what to ask them.',
    what: [
      'What it is',
      'Private wealth management looks after the whole of a fortune: investments, loans, taxes, inheritance, gifts, sometimes art and aircraft. Private banks do it for many families, a family office for one or a few. Entry sums of a million and more are common.',
    ],
    how: [
      'How it works',
      'There are three kinds of mandate. With execution only, you decide and they carry out. With advice, they propose and you decide. With a discretionary mandate, they decide within limits that you have agreed on in writing. Read those limits: they are what you can hold them to.',
      'Securities lie with a custodian. Where they are booked as yours, they stay yours if the bank fails; cash in an account is a claim against the bank, insured up to the legal limit and no further.',
    ],
    returns: [
      'Where a return comes from',
      'From the same markets as everybody’s. What good advice adds is usually found elsewhere: taxes that are avoided lawfully, risks that are spread, mistakes in bad years that are not made. Access to closed funds is a service; whether those funds are worth their price is another question.',
    ],
    costs: [
      'What it costs',
      'Often around one percent a year of everything managed, falling with size, and then the products inside, trading, custody and currency exchange. Ask for one figure that holds all of it. An adviser who is paid by the makers of products has two masters, so ask who pays, and how much.',
    ],
    risks: [
      'Typical risks',
      {
        list: [
          'Conflicts of interest: the house’s own funds, and turnover that earns commissions.',
          'Loans against securities, which have to be repaid when prices fall.',
          'Concentration in the business that made the fortune.',
          'Trust in a person instead of in records. Bernard Madoff’s clients, until December 2008, were wealthy, advised, and shown statements of trades that had never happened. An independent custodian would have ended it at once.',
        ],
      },
    ],
  },
  alternative_investment: {
    title: 'Alternative investments',
    summary: 'Everything that is neither share, bond nor cash: hedge funds, private equity, private credit, and things.',
    what: [
      'What it is',
      'The term covers everything else. Hedge funds trade freely and may bet on falling prices. Private equity buys companies, changes and sells them; venture capital does so with young ones. Private credit lends where banks do not. Collectibles such as art, wine and watches belong here, too. [Infrastructure](/market/infrastructure), [real estate](/market/estate) and [crypto-assets](/market/cryptocurrency) are often included.',
    ],
    how: [
      'How it works',
      'Mostly through funds with few, large investors and long notice periods. A private equity fund runs for about ten years: it calls money when it finds something to buy and pays it back when it has sold. In many countries only professional or wealthy investors are let in, because the usual protections do not apply.',
    ],
    returns: [
      'Where a return comes from',
      'From borrowed money, from better management of what was bought, from being paid to wait, and from skill, which is rare and has a price. Reported figures look smooth, because nothing is priced each day; that is a missing measurement rather than missing risk. The difference between good and bad managers is far larger than in public markets.',
    ],
    costs: [
      'What it costs',
      'The classic form is “two and twenty”: two percent of the assets each year, and a fifth of the gains. A gross return of 10% leaves about 6.4% with it. Ask whether the fifth is due above a minimum return, and whether earlier losses must be made up first.',
    ],
    risks: [
      'Typical risks',
      {
        list: [
          'You cannot get out when you want to. Funds may also close their gates when many ask at once.',
          'Prices are estimates by people who earn a fee on them.',
          'Leverage inside the fund, which you do not see.',
          'Databases of past returns leave out funds that have closed.',
          'A collectible pays nothing, costs storage and insurance, and can be a forgery.',
        ],
      },
    ],
  },
  agriculture: {
    title: 'Agriculture',
    summary: 'Grain, livestock, coffee and the land they need: how harvests become prices.',
    what: [
      'What it is',
      'Agricultural investment has two sides: the commodities (wheat, maize, soya, sugar, coffee, cattle) and the means of making them (land, machines, seed and food companies). They are traded by standard grades, so a contract need not name a field.',
    ],
    how: [
      'How it works',
      'Farmers sell before the harvest to fix a price; mills buy ahead for the same reason. Futures make that possible. The Chicago Board of Trade was founded in 1848 for this trade, and its wheat contract is still of 5,000 bushels. Hardly any contract ends in a delivery; it is closed or rolled to the next month.',
      'Farmland is bought outright, or through funds and listed companies that let it to farmers.',
    ],
    returns: [
      'Where a return comes from',
      'Land pays rent and may rise in value. A stored commodity pays nothing; it costs storage. A futures position earns the change of price, the interest on the cash behind it, and the roll: if later months cost more than the present one, rolling over loses a little each time. That alone can turn a rising price into a loss for holders of a futures fund.',
    ],
    costs: [
      'What it costs',
      'Commission and spread, margin on futures, fund fees and the roll. For land: purchase tax, surveying, management, insurance.',
    ],
    risks: [
      'Typical risks',
      {
        list: [
          'Weather, pests and disease, which no analysis predicts.',
          'Politics: export bans, tariffs, subsidies. Wheat rose steeply within days when Russia invaded Ukraine in February 2022, and had given it all back within a few months.',
          'Land cannot be sold in a hurry, and water rights may matter more than soil.',
          'Offers of trees or plots abroad with fixed yields: go and see them, and look them up in the land register, or leave it.',
        ],
      },
    ],
  },
  infrastructure: {
    title: 'Infrastructure',
    summary: 'Networks, roads, ports and power lines: long-lived assets that many people pay a little to use.',
    what: [
      'What it is',
      'Infrastructure is what everything else runs on: electricity and gas networks, water, railways, toll roads, airports, ports, data cables and masts. It costs a great deal to build, little to run, and serves for decades. Often there is only one of it, which is why it is regulated.',
    ],
    how: [
      'How it works',
      'Three ways of being paid are common. A regulated network may earn an allowed rate on the money that is tied up in it. A concession lets a company collect tolls for, say, thirty years, and then the road goes back to the state. A contract pays for availability, whether or not anyone uses it.',
      'Large funds and pension schemes own such assets directly. Others can buy shares of network companies or listed funds.',
    ],
    returns: [
      'Where a return comes from',
      'From charges to users or payments by the state, often raised with inflation by contract. Much of the price is borrowed, which lifts the return in good times. A new road carries the risk of being built too late and used too little; an old one is closer to a bond, and is priced like one: when interest rates rise, its value falls.',
    ],
    costs: [
      'What it costs',
      'Direct funds take management fees of one to two percent and a share of the gains, for ten years and longer. Listed funds cost less and swing with the stock market.',
    ],
    risks: [
      'Typical risks',
      {
        list: [
          'The regulator or a new government changes the rules. The asset cannot be moved elsewhere.',
          'Forecasts of traffic are hopeful. The Channel Tunnel, opened in 1994, cost far more than planned, carried far fewer passengers than forecast, and its first shareholders lost nearly everything.',
          'Debt that was cheap has to be renewed at a higher rate.',
          'Technology and climate: pipelines that nobody needs, coasts that move.',
        ],
      },
    ],
  },
  cannabis: {
    title: 'Cannabis',
    summary: 'A young industry between medicine, farming and criminal law, and why its shares have been so hard on their owners.',
    what: [
      'What it is',
      'The industry grows and sells cannabis for medical use and, where the law allows it, for others; it makes oils, drinks and medicines, and lets land, buildings and equipment to those who do. Hemp, a form with little THC, goes into fibres, food and cosmetics.',
      'Uruguay was the first country to legalise sale to adults, in December 2013. Canada followed on 17 October 2018.',
    ],
    how: [
      'How it works',
      'Licences decide everything: who may grow, how much, and who may sell to whom. In the United States many states allow what federal law has long treated as a crime, so a company may not ship across a state line, struggles to find a bank, and could for years not deduct ordinary costs from its taxes (Internal Revenue Code § 280E, which applies to substances of Schedule I and II). What is in force where you live can change with one law; look it up.',
      'Investors reach the field through shares, most of them listed in Canada, through funds of such shares, and through trusts that own the greenhouses.',
    ],
    returns: [
      'Where a return comes from',
      'From selling a farm product, in the end. Where many may grow, its price falls toward the cost of growing it. What can last is a brand, a patented medicine, or a licence that others do not get.',
    ],
    costs: [
      'What it costs',
      'The usual costs of trading shares, wide spreads in small companies, and dilution: firms that lose money issue new shares, so each old one is a smaller part of the whole.',
    ],
    risks: [
      'Typical risks',
      {
        list: [
          'Hope comes first: shares rose before legalisation and fell for years after it, in many cases by more than nine tenths.',
          'Law, at every border and after every election.',
          'Oversupply, and an untaxed black market that is cheaper.',
          'Penny shares that are talked up and then sold.',
        ],
      },
      'A plan of the same name is listed among ours. It has no terms and no reserve, so it is [not offered](/plans).',
    ],
  },
  oil_and_gas: {
    title: 'Oil and gas',
    summary: 'The fuels that still move most of the world: from the well to the price, and who earns what on the way.',
    what: [
      'What it is',
      'The industry has three parts. Upstream finds and lifts oil and gas, midstream moves and stores them, downstream refines and sells. Oil is counted in barrels of 42 US gallons, about 159 litres. Two grades set the tone: Brent from the North Sea and West Texas Intermediate. Gas is regional, because it needs pipes or must be made liquid at great cost.',
    ],
    how: [
      'How it works',
      'In the short run neither drivers nor wells can change much, so small shortages move the price a lot. A group of exporters, OPEC (founded in Baghdad in 1960), with others tries to steer supply. Stocks, shipping and the strength of the dollar do the rest.',
      'You can own shares of companies, funds of them, partnerships that own pipelines, or futures. Hardly any private investor can store the thing itself.',
    ],
    returns: [
      'Where a return comes from',
      'Companies earn the price less the cost of lifting, and must keep finding what they pump. Pipelines earn tariffs. Futures earn the change of price and the roll from one month to the next, which for years has been a cost. A fund of futures can therefore fall while the price at the pump rises.',
    ],
    costs: [
      'What it costs',
      'Trading costs and fund fees, the roll, and in private drilling programmes commissions that can take a tenth and more before the first metre is drilled.',
    ],
    risks: [
      'Typical risks',
      {
        list: [
          'Price: on 20 April 2020 the expiring contract on West Texas oil settled at minus 37.63 dollars. Holders who could not take delivery paid to get rid of it.',
          'War, sanctions and accidents.',
          'The turn away from fossil fuels, which may leave fields and pipes without use.',
          'Shares in single wells offered by telephone, with pictures of derricks.',
        ],
      },
    ],
  },
  gold: {
    title: 'Gold',
    summary: 'A metal that pays no interest and has been money for thousands of years: how it is held, and what to expect of it.',
    what: [
      'What it is',
      'Gold does not rust and is scarce: each year’s mining adds only a percent or two to what is above ground. Its price is quoted in dollars per troy ounce, 31.1 grams. Just under half of what exists is jewellery; central banks hold between a sixth and a fifth.',
    ],
    how: [
      'How it works',
      'You can hold coins and bars, a share of bars in a vault through a fund, a futures contract, or shares of mines. Each carries another risk: theft, the custodian, leverage, or the management. Ask of any vault whether the bars are booked by number to their owners (allocated) or are a claim on a pool (unallocated).',
      'From 1933 to the end of 1974 private persons in the United States were not allowed to own gold bullion. The state’s promise to exchange dollars for it ended for other states in August 1971; since then the price has floated.',
    ],
    returns: [
      'Where a return comes from',
      'From a higher price alone; gold pays neither interest nor dividend. It has often risen when people mistrusted money or when interest after inflation was low. But waiting can be long: the peak of January 1980, about 850 dollars, was reached again in January 2008, and by then prices of everything else had more than doubled.',
    ],
    costs: [
      'What it costs',
      'Small coins and bars cost several percent above the metal’s price and bring less when sold. Storage and insurance, or the fund’s fee, are due every year.',
    ],
    risks: [
      'Typical risks',
      {
        list: [
          'Falls of a third and more within a few years: from 2011 to 2015 it lost over 40%.',
          'Years without any income.',
          'Forgeries, and dealers who store what they never bought.',
          'Taxes that differ by form: look up how coins, funds and futures are treated where you live.',
        ],
      },
    ],
  },
  estate: {
    title: 'Real estate',
    summary: 'Houses, offices and the funds that own them: rent, loans, and a price that is only known when someone buys.',
    what: [
      'What it is',
      'Real estate is land and the buildings on it. You can own it directly, hold shares of listed owners, or take part in a fund. In the United States real estate investment trusts (REITs) have existed since 1960; they must pay out at least 90% of their taxable income, and in return pay little or no tax on it themselves.',
    ],
    how: [
      'How it works',
      'The yield is a year’s rent, less all costs, divided by the price. A flat that costs 200,000, brings 10,000 in rent and needs 3,000 for upkeep, vacancy and management yields 3.5%.',
      'Most property is bought with a loan, and that decides the outcome. With 20% of one’s own money, a fall of 10% in price takes half of it; a rise of 10% adds half. The loan’s interest is due either way.',
    ],
    returns: [
      'Where a return comes from',
      'From rent first; from a higher price only if others can pay more, because incomes rise or interest falls. Work adds value, too: a house that is repaired, a plot that may be built upon. Over long times prices of houses have risen with incomes rather than beyond them, with great differences between places.',
    ],
    costs: [
      'What it costs',
      'Taxes on the purchase, notary, agent and register can take 5 to 15% depending on the country; then repairs, insurance, property tax, management. Listed companies and trusts cost as much as a share and swing as one.',
    ],
    risks: [
      'Typical risks',
      {
        list: [
          'It cannot be sold in a day. Open funds have closed their doors when too many wanted out, in Germany after 2008 and in Britain in 2016.',
          'One house in one street is not diversification.',
          'Interest that rises when the loan must be renewed; tenants who do not pay.',
          'Offices and shops that nobody needs anymore.',
          'Plots that exist on paper only: look into the land register.',
        ],
      },
      'A plan of the same name is listed among ours. It has no terms and no reserve, so it is [not offered](/plans).',
    ],
  },
} satisfies Readonly<Record<string, MarketText>>
