import type { Article } from '../../article.ts'
import type { MarketKey } from '../../market-key.ts'
import { agriculture } from './agriculture.ts'
import { alternativeInvestment } from './alternative-investment.ts'
import { cannabis } from './cannabis.ts'
import { copyTrading } from './copy-trading.ts'
import { cryptocurrency } from './cryptocurrency.ts'
import { estate } from './estate.ts'
import { fixedIncome } from './fixed-income.ts'
import { forex } from './forex.ts'
import { forexTrading } from './forex-trading.ts'
import { gold } from './gold.ts'
import { indices } from './indices.ts'
import { infrastructure } from './infrastructure.ts'
import { oilAndGas } from './oil-and-gas.ts'
import { optionTrading } from './option-trading.ts'
import { privateWealth } from './private-wealth.ts'
import { retirementPlanning } from './retirement-planning.ts'
import { stock } from './stock.ts'

export const marketPages: Readonly<Record<MarketKey, Article>> = {
  forex,
  copy_trading: copyTrading,
  indices,
  fixed_income: fixedIncome,
  retirement_planning: retirementPlanning,
  private_wealth: privateWealth,
  alternative_investment: alternativeInvestment,
  cryptocurrency,
  agriculture,
  option_trading: optionTrading,
  infrastructure,
  cannabis,
  oil_and_gas: oilAndGas,
  forex_trading: forexTrading,
  gold,
  stock,
  estate,
}
