/**
 * Specimen payout addresses: one for each coin and network, which no wallet software accepts. Only a rail that moves no real money pays to
 * them.
 */
export const SANDBOX_PREFIX = 'sandbox:'

/** `sandbox:specimen-usdt-trc-20`; coin and network as the API names them. */
export function specimenAddress({ symbol, network }: { readonly symbol: string; readonly network: string }): string {
  return `${SANDBOX_PREFIX}specimen-${symbol}-${network}`.toLowerCase().replaceAll(' ', '-')
}

export function isSpecimen(address: string): boolean {
  return address.startsWith(specimenAddress({ symbol: '', network: '' }).slice(0, -1))
}
