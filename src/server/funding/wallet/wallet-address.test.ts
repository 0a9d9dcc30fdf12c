/** Honesty rule 1: no real coin can be sent to a stored deposit address. */
import { describe, expect, it } from 'vitest'
import { depositNetworks } from '#contract/shared/deposit-network'
import { parseDepositAddress } from './wallet.ts'

const REAL = {
  Bitcoin: ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
  litcoin: ['LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1', 'MJRSgZ3UUFcTBTBAcN38XAXvHLwRe8WVw7', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9'],
  dogecoin: ['DBXu2kgc3xtvCUWFcxFE3r9hEYgmuaaCyD', 'D7Y55Ekn1dGUCUiVZ8EBxEvJDo65ALQhFC'],
  bch: ['bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', 'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a'],
} as const

describe('a deposit address', () => {
  it.each(
    Object.entries(REAL).flatMap(([network, all]) => all.flatMap((one) => [one, `sandbox:${one}`].map((given) => ({ network, given })))),
  )('refuses $given on $network', ({ network, given }) => {
    expect(parseDepositAddress(network as keyof typeof REAL, given)).toMatchObject({ wrong: { reason: 'address_not_test' } })
  })

  it('keeps a test form as it is, and every other behind `sandbox:`, once', () => {
    const test = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
    for (const given of [test, test.toUpperCase(), `bitcoin:${test}?amount=1`])
      expect(parseDepositAddress('Bitcoin', given)).toEqual({ address: test, account: test })
    const eth = '0x0000000000000000000000000000000000000000'
    for (const given of [eth, `sandbox:${eth}`, `SANDBOX:${eth}`])
      expect(parseDepositAddress('ERC-20', given)).toEqual({ address: `sandbox:${eth}`, account: eth })
    expect(parseDepositAddress('TRC-20', 'sandbox:T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb')).toMatchObject({
      address: expect.stringMatching(/^sandbox:T/),
    })
  })

  it.each(depositNetworks)('takes no nonsense on %s', (network) => {
    for (const given of ['', 'x', 'https://evil.example', 'tb1qnonsense', '0x12', 'sandbox:', 'javascript:alert(1)'])
      expect(parseDepositAddress(network, given)).toHaveProperty('wrong')
  })
})
