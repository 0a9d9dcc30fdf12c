/** One member with paper money and an open plan, created through the API. */
export const PASSWORD = 'a long phrase for pictures, 2026'

type Reply = { readonly data?: unknown }

type Platform = { readonly url: string; readonly mailbox_key: string | null; settled(): Promise<unknown> }

export async function openMember({ url, mailbox_key, settled }: Platform, email: string): Promise<void> {
  const anyone = caller(url, null)
  const names = { first_name: 'Ada', last_name: 'Lovelace', gender: 'female', phone: '+14155550100' }
  await anyone('POST', '/auth/sign-up', { email, ...names, new_password: PASSWORD, confirm_password: PASSWORD, agreeToTerms: true })
  await settled()
  const { data: mails } = await anyone('GET', `/sandbox/mailbox?to=${encodeURIComponent(email)}&key=${mailbox_key}`)
  const code = (mails as { text: string }[]).map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find((one) => one !== undefined)
  await anyone('PATCH', '/auth/verify-otp', { email, code })
  const { data } = await anyone('POST', '/auth/login', { email, password: PASSWORD })
  const member = caller(url, (data as { token: string }).token)
  const made = await member('POST', '/private/user/deposit', { amount: '2500', payment_method: 'card' })
  const { transaction } = made.data as { transaction: { _id: string } }
  await member('POST', `/private/user/deposit/${transaction._id}/pay`, { outcome: 'approve' })
  await member('POST', '/private/user/investment', { plan: 'diamond', amount: '800' })
}

function caller(url: string, token: string | null) {
  return async (method: string, path: string, body?: unknown): Promise<Reply> => {
    const headers = {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    }
    const answer = await fetch(`${url}/api/v1${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
    return (await answer.json()) as Reply
  }
}
