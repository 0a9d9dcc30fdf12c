/** Around every chart. */
export const charts = {
  view: 'View',
  chart: 'Chart',
  table: 'Show as table',
  at: 'Time (UTC)',
  utc: 'Times are UTC.',
  credit: 'Drawn with Lightweight Charts by TradingView',
  millions: 'Axis in millions',
  drawing: {
    one: '{label}: {count} point from {from} to {to}. The table has the same values.',
    other: '{label}: {count} points from {from} to {to}. The table has the same values.',
  },
  bars: {
    one: '{label}: {count} group of bars, {from}. The table has the same values.',
    other: '{label}: {count} groups of bars from {from} to {to}. The table has the same values.',
  },
}
