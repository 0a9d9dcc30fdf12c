/** Success, error, empty and confirmation states. */
import {
  Button,
  Card,
  ConfirmDialog,
  Countdown,
  EmptyState,
  ErrorState,
  IconButton,
  Menu,
  Note,
  Skeleton,
  ToastCard,
  toast,
} from '#web/kit/index.ts'

export function Feedback() {
  return (
    <>
      <Card title="Toast, dialog, menu">
        <div className="grid gap-5">
          <div className="flex flex-wrap gap-4">
            <ToastCard kind="success" sentence="Approved Successfully" detail="Paid from the hold." />
            <ToastCard kind="error" sentence="Insufficient Balance" detail="Available: $790.00." />
            <ToastCard kind="loading" sentence="Please wait..." />
            <ToastCard kind="info" sentence="You are logged out." />
          </div>
          <div className="flex flex-wrap items-center gap-3">
            <Button variant="secondary" onClick={() => toast.success('Approved Successfully')}>
              Show a toast
            </Button>
            <ConfirmDialog
              trigger={<Button variant="secondary">Open a dialog</Button>}
              title="Liquidate Diamond?"
              description="You receive $846.40 now: $800.00 capital and $46.40 accrued. The remaining $69.60 goes back to the reserve."
              confirmLabel="Liquidate"
              cancelLabel="Keep it"
              onConfirm={() => {}}
            />
            <Menu
              header="Ada Lovelace"
              trigger={<IconButton name="more" label="More" />}
              items={[
                { key: 'a', label: 'View User', icon: 'user', onSelect: () => {} },
                { key: 'b', label: 'Decline', icon: 'x', disabled: true },
                { key: 'c', label: 'Delete', icon: 'minus', danger: true, apart: true, onSelect: () => {} },
              ]}
            />
            <Countdown seconds={581}>{(clock) => <>Expires in {clock}</>}</Countdown>
          </div>
        </div>
      </Card>
      <Card title="Notes">
        <div className="grid gap-3">
          <Note>For information.</Note>
          <Note kind="risk">This rate is far above what any real investment pays.</Note>
          <Note kind="error" live={false} reference="Reference 0193">
            Not loaded.
          </Note>
          <Note kind="done" live={false}>
            Settled.
          </Note>
        </div>
      </Card>
      <div className="grid items-start gap-6 md:grid-cols-3">
        <EmptyState title="You do not have any transaction yet" action={<Button size="s">Get Started</Button>}>
          Start with a deposit of paper money.
        </EmptyState>
        <ErrorState title="Transactions could not be loaded." reference="Reference 0193" retryLabel="Try again" onRetry={() => {}} />
        <Card title="Loading">
          <Skeleton lines={3} />
        </Card>
      </div>
    </>
  )
}
