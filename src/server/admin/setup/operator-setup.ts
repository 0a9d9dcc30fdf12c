/** What the console knows of the setup: the address that people use, and who the operator says to be. */
import type { SetupFacts, SetupReading } from '#contract/admin/setup'
import type { Settings } from '#contract/settings'
import type { AdminDependencies } from '../dependencies.ts'

type Setup = Pick<AdminDependencies, 'config' | 'public_url' | 'settings'>

export async function readOperatorSetup({ config, public_url, settings }: Setup): Promise<SetupFacts> {
  return {
    address: { finding: config.is_public ? 'address_public' : 'address_local', value: public_url },
    operator: viewOperator(await settings()),
  }
}

function viewOperator({ company_block, support_email, support_phone }: Settings): SetupReading {
  if (company_block === '') return { finding: 'operator_no_name' }
  return { finding: support_email === '' && support_phone === '' ? 'operator_no_contact' : 'operator_named' }
}
