/** The specimen bank account with this deposit's reference. It exists at no bank. */

import { Card, CopyButton, SimTag, TermsList } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Checkout } from './deposit-query.ts'

export function BankPanel({ bank, reference }: { bank: NonNullable<Checkout['bank']>; reference: string }) {
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
