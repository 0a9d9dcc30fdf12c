/** The home page of the app. The tabs keep the specification's own labels; they are filters by term. */
export const home = {
  lead: 'Fixed terms on paper money, each with its whole return set aside before it is sold.',
  terms: 'Plans by term',
  short: '1 hr - 24 hr - 7 days',
  long: '30 days - 90 days - 1 year',
  on_sale: 'On sale here: {plans}.',
  none: 'No plan of this term is on sale now.',
  all: 'See all Plans',
  market: 'All prices',
}
