/** The checkout of one deposit: payment instructions and state, refetched automatically. Opening it creates nothing. */
import { Navigate, Link as RouterLink, useParams } from 'react-router'
import { isOpen } from '#web/entities/transaction/index.ts'
import { Breadcrumb, Card, CopyButton, LogoMark, SimTag, Skeleton, TermsList } from '#web/kit/index.ts'
import { isAbsent } from '#web/shared/call/decide-effect.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed, Loading, StaleNote } from '#web/shared/screen/Failed.tsx'
import { NotFound } from '#web/shared/screen/StatusScreen.tsx'
import { CheckoutState } from './CheckoutState.tsx'
import { type Checkout, type DepositFormState, parseDepositPath, toForm, useCheckout } from './deposit-path.ts'
import { WalletPanel } from './WalletPanel.tsx'

const columns = 'grid items-start gap-4 md:gap-6 xl:grid-cols-[minmax(0,1fr)_23rem] [&>*]:min-w-0'

export function Component() {
  const { payment_method = '', id = '' } = useParams()
  const target = parseDepositPath(payment_method, id)
  if (!target) return <Absent />
  if ('form' in target) return <Navigate replace to={toForm(target.form)} />
  return <CheckoutScreen key={id} id={target.deposit_id} orForm={target.or_form} />
}

/** `orForm`: the form that the URL opens if no deposit has that id. */
function CheckoutScreen({ id, orForm }: { id: string; orForm: DepositFormState | null }) {
  const t = useText()
  const checkout = useCheckout(id)
  const again = { onRetry: () => void checkout.refetch(), working: checkout.isFetching }
  if (checkout.data) {
    return (
      <>
        <Breadcrumb
          label={t('deposit.checkout.trail')}
          trail={[{ label: t('deposit.title'), href: '/deposit', render: <RouterLink to="/deposit" /> }]}
          current={t('deposit.checkout.title')}
        />
        <StaleNote error={checkout.error} at={checkout.dataUpdatedAt} {...again} />
        <Pay checkout={checkout.data} />
      </>
    )
  }
  if (isAbsent(checkout.error)) return orForm ? <Navigate replace to={toForm(orForm)} /> : <Absent />
  if (checkout.isError) return <Failed title={t('deposit.checkout.failed')} error={checkout.error} {...again} />
  return (
    <Loading className={columns}>
      <Card>
        <Skeleton width={160} height={20} />
        <Skeleton height={220} className="mt-6" />
      </Card>
      <Card>
        <Skeleton width={120} height={36} />
        <Skeleton lines={4} className="mt-6" />
      </Card>
    </Loading>
  )
}

function Absent() {
  const t = useText()
  return (
    <NotFound own title={t('deposit.checkout.not_found')} back={t('deposit.checkout.again')} to="/deposit">
      {t('deposit.checkout.not_found_help')}
    </NotFound>
  )
}

function Pay({ checkout }: { checkout: Checkout }) {
  const open = isOpen(checkout.transaction)
  return (
    <div className={open ? columns : 'grid max-w-2xl gap-4 md:gap-6'}>
      {open && <Panel checkout={checkout} />}
      <CheckoutState checkout={checkout} />
    </div>
  )
}

function Panel({ checkout }: { checkout: Checkout }) {
  if (checkout.wallet) return <WalletPanel wallet={checkout.wallet} reference={checkout.reference} />
  if (checkout.bank) return <BankPanel bank={checkout.bank} reference={checkout.reference} />
  return <CardPanel reference={checkout.reference} />
}

/** The specimen bank account with this deposit's reference. It exists at no bank. */
function BankPanel({ bank, reference }: { bank: NonNullable<Checkout['bank']>; reference: string }) {
  const t = useText()
  return (
    <Card title={t('deposit.checkout.by_bank')} aside={<SimTag>{t('deposit.checkout.tag')}</SimTag>}>
      <p className="mb-4 max-w-[60ch] text-text-2">{t('deposit.checkout.bank_help')}</p>
      <TermsList
        terms={[
          { term: t('deposit.checkout.account_name'), value: bank.accountName },
          { term: t('deposit.checkout.account_number'), value: bank.accountNumber },
          { term: t('deposit.checkout.swift'), value: bank.bicOrSwiftCode },
          { term: t('deposit.checkout.national'), value: bank.nationalCode },
          { term: t('deposit.checkout.bank_name'), value: bank.bankName },
          { term: t('deposit.checkout.bank_address'), value: bank.bankAddress },
          { term: t('deposit.checkout.reference'), value: <span className="font-medium">{reference}</span> },
        ]}
      />
      <CopyButton
        text={reference}
        label={t('deposit.checkout.copy_reference')}
        copiedLabel={t('deposit.checkout.copied')}
        failedLabel={t('deposit.checkout.copy_failed')}
        className="mt-4"
      />
    </Card>
  )
}

/** The sandbox card, without a number field, and three unlinked places for other card services. */
const slots = ['one', 'two', 'three'] as const

export function CardPanel({ reference }: { reference: string }) {
  const t = useText()
  return (
    <Card title={t('deposit.checkout.by_card')} aside={<SimTag>{t('deposit.checkout.tag')}</SimTag>}>
      <div className="grid aspect-[1.586] w-full max-w-80 content-between rounded-5 border border-line-control bg-surface-2 p-5">
        <div className="flex items-start justify-between">
          <LogoMark />
          <span className="font-head text-14 font-semibold text-text-2">{t('deposit.checkout.by_card')}</span>
        </div>
        <div>
          <p className="text-14 text-text-2">{t('deposit.checkout.reference')}</p>
          <p translate="no" className="num text-16 font-medium">
            {reference}
          </p>
        </div>
      </div>
      <p className="mt-4 max-w-[60ch] text-text-2">{t('deposit.checkout.card_help')}</p>
      <h3 className="mt-6 font-head text-14 font-semibold">{t('deposit.checkout.slots')}</h3>
      <ul className="mt-2 grid gap-2 md:grid-cols-3">
        {slots.map((slot) => (
          <li key={slot} className="grid gap-0.5 rounded-3 border border-dashed border-line-strong px-4 py-3 text-text-3">
            <span className="font-medium">{t(`deposit.checkout.slot_names.${slot}`)}</span>
            <span className="text-14">{t('deposit.checkout.slot')}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-14 text-text-3">{t('deposit.checkout.slot_why')}</p>
    </Card>
  )
}
