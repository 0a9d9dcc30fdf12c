/** Figures, lists and tables, with zero, long and huge values. */
import {
  Avatar,
  Breadcrumb,
  Card,
  Chip,
  type ChipKind,
  type Column,
  EmptyState,
  ErrorState,
  Figure,
  FilterTabs,
  Money,
  Pager,
  Percent,
  SimTag,
  Stat,
  StatStrip,
  SumList,
  Table,
  TermsList,
  Timeline,
} from '#web/kit/index.ts'

const HUGE = '90071992547409.91'
const chips: readonly ChipKind[] = ['pending', 'success', 'failed', 'people', 'active', 'closed', 'neutral', 'info']

type Row = { readonly name: string; readonly amount: string; readonly kind: ChipKind }
const rows: readonly Row[] = [
  { name: 'Withdrawal', amount: '-150.00', kind: 'pending' },
  { name: 'A name that is so long that it has to wrap somewhere in the middle of it', amount: HUGE, kind: 'success' },
  { name: 'Zero', amount: '0.00', kind: 'failed' },
]
const columns: readonly Column<Row>[] = [
  { key: 'name', head: 'Name', card: 'title', sortable: true, cell: (row) => row.name },
  { key: 'status', head: 'Status', card: 'status', cell: (row) => <Chip kind={row.kind}>{row.kind}</Chip> },
  { key: 'amount', head: 'Amount', align: 'right', card: 'figure', cell: (row) => <Money value={row.amount} sign="always" strong /> },
]
const tabs = [
  { value: 'all', label: 'All', count: 38 },
  { value: 'pending', label: 'Pending', count: 5 },
] as const

export function Records() {
  return (
    <>
      <StatStrip columns={6} label="Figures">
        <Stat label="Figure that opens" figure={<OpenFigure />} caption="as of now" />
        <Stat label="Zero" figure={<Money value="0.00" />} caption="zero is shown" />
        <Stat label="Huge" figure={<Money value={HUGE} />} caption="2^53 − 1 cents" />
        <Stat label="Unknown" state="unknown" caption="not known yet" />
        <Stat label="Loading" state="loading" />
        <Stat label="Stale" state="stale" figure={<Money value="12.00" />} caption="as of 08:00" />
      </StatStrip>
      <Card title="Status and sign">
        <div className="flex flex-wrap items-center gap-3">
          {chips.map((kind) => (
            <Chip key={kind} kind={kind}>
              {kind}
            </Chip>
          ))}
          <SimTag>SIMULATED</SimTag>
          <Percent value={184} sign="always" tone="result" />
          <Percent value={-210} sign="always" tone="result" />
          <Percent value={null} />
          <Avatar initials="AL" label="Ada Lovelace" />
        </div>
      </Card>
      <Breadcrumb label="Trail" trail={[{ label: 'Plans', href: '#plans' }]} current="Diamond" />
      <FilterTabs label="Status" tabs={tabs} value="all" onChange={() => {}} />
      <Table
        label="Rows"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.name}
        selectedKey="Withdrawal"
        sort={{ key: 'name', direction: 'ascending' }}
        onSort={() => {}}
        footer={<Pager label="Pages" range="1 to 3 of 3" previousLabel="Previous" nextLabel="Next" />}
      />
      <div className="grid items-start gap-6 md:grid-cols-3">
        <Table label="Loading" columns={columns} rows={[]} rowKey={(row) => row.name} state="loading" />
        <Table label="Empty" columns={columns} rows={[]} rowKey={(row) => row.name} empty={<EmptyState bare title="Nothing yet" />} />
        <Table
          label="Failed"
          columns={columns}
          rows={[]}
          rowKey={(row) => row.name}
          state="failed"
          failed={<ErrorState bare title="Not loaded" retryLabel="Try again" onRetry={() => {}} />}
        />
      </div>
      <Lists />
    </>
  )
}

function OpenFigure() {
  return (
    <Figure title="Balance" record="What it is, as of when, and its entries." closeLabel="Close">
      <Money value="899.00" />
    </Figure>
  )
}

function Lists() {
  return (
    <div className="grid items-start gap-6 md:grid-cols-3">
      <Card title="Terms">
        <TermsList
          terms={[
            { term: 'Term return', value: '14.50%' },
            { term: 'APY', value: '419.36%', note: 'only if repeated all year' },
          ]}
        />
      </Card>
      <Card title="Sums">
        <SumList
          lines={[
            { label: 'Capital', figure: <Money value="1300.00" /> },
            { label: 'Owed in all', figure: <Money value="2410.40" />, total: true },
          ]}
        />
      </Card>
      <Card title="Timeline">
        <Timeline
          label="Timeline"
          words={{ done: 'done', now: 'now', next: 'to come', failed: 'failed' }}
          steps={[
            { key: '1', title: 'Bought', meta: '8 Nov 2026', state: 'done' },
            { key: '2', title: 'Day 12 of 30', state: 'now' },
            { key: '3', title: 'Declined', state: 'failed' },
            { key: '4', title: 'Matures', meta: 'pays $916.00', state: 'next' },
          ]}
        />
      </Card>
    </div>
  )
}
