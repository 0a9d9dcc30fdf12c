/** Around every chart. */
export const charts = {
  view: 'How it is shown',
  chart: 'Chart',
  table: 'Show as table',
  at: 'Time (UTC)',
  utc: 'Times are UTC.',
  credit: 'Drawn with Lightweight Charts by TradingView',
  drawing: {
    one: '{label}: {count} point from {from} to {to}. The same values stand in the table.',
    other: '{label}: {count} points from {from} to {to}. The same values stand in the table.',
  },
  bars: {
    one: '{label}: {count} group of bars, {from}. The same values stand in the table.',
    other: '{label}: {count} groups of bars from {from} to {to}. The same values stand in the table.',
  },
}
