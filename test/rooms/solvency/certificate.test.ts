/** The printed certificate over real HTTP: it says what the statement says, and it is a file of one page. */
import { expect, it } from 'vitest'
import { formatUsd } from '#kernel/money'
import { parseCheckpoint, parseStatement, toBase64 } from '#proof/index'
import { RIBBON } from '#sentences/ribbon'
import { onStore } from '#test/support/database.ts'
import { readPdf } from '#test/support/pdf-text.ts'
import { makeWorld, must } from './world.ts'

const PATH = '/api/v1/documents/certificate.pdf'

onStore((store) => {
  it('is absent before the first epoch, and then says to the cent what its statement says', async () => {
    const { app, makeEpoch } = await makeWorld(store)
    const early = await app.anyone.call('GET', '/documents/certificate.pdf')
    expect([early.status, early.body.error_code]).toEqual([404, 28])
    expect(early.body.message).toContain('no proof has been published')

    const epoch = await makeEpoch()
    const response = await fetch(`${app.url}${PATH}`)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const { text, pages, title } = await readPdf(new Uint8Array(await response.arrayBuffer()))
    expect([title, pages.length]).toEqual(['Reserve certificate', 1])

    const { data } = await must(app.anyone.call('GET', `/proof/${epoch}`))
    const front = await must(app.anyone.call('GET', '/proof'))
    const statement = parseStatement(String(data?.statement))
    const head = parseCheckpoint(String(data?.checkpoint))
    if ('refused' in statement || 'refused' in head) throw new Error('a published epoch')
    const { liabilities, custody, reserve_free, reserve_committed, coverage_bps } = statement
    for (const amount of [liabilities, custody, reserve_free, reserve_committed]) expect(text).toContain(formatUsd(amount))
    // Of $1,312.84 owed and $1,201,250.50 held, so the two amounts say it.
    expect(coverage_bps).toBeGreaterThan(100_000n)
    expect(text).toContain('more than 10×')
    const unbroken = text.replace(/\s/g, '')
    const signed = [statement.root, toBase64(head.root), `${head.size}entries`, String(front.data?.public_key), String(front.data?.origin)]
    for (const value of signed) expect(unbroken).toContain(value)
    expect(text).toContain(`Epoch ${epoch}, as of ${statement.at.slice(0, 10)}`)
    expect(text).toContain(RIBBON)
    expect(text).toContain('The assets are paper')
    expect(text).toContain(`${app.config.public_url}/proof#check`)

    for (const [language, title] of Object.entries({
      es: 'Certificado de reserva',
      fr: 'Certificat de réserve',
      de: 'Reservebescheinigung',
      ar: 'شهادة الاحتياطي',
    })) {
      const read = await readPdf(new Uint8Array(await (await fetch(`${app.url}${PATH}?language=${language}`)).arrayBuffer()))
      expect([read.language, read.title, read.pages.length]).toEqual([language, title, 1])
      const same = read.text.replace(/\s/g, '')
      expect(
        [statement.root, toBase64(head.root), String(front.data?.public_key), formatUsd(liabilities)].filter((one) => !same.includes(one)),
      ).toEqual([])
      expect(read.text).not.toMatch(/[?\ufffd]|Sandbox|Coverage|Generated/)
    }

    const tag = response.headers.get('etag') ?? ''
    expect((await fetch(`${app.url}${PATH}`, { headers: { 'if-none-match': tag } })).status).toBe(304)
    await must(app.anyone.call('GET', '/plans'))
    expect(await makeEpoch()).toBe(epoch + 1)
    const next = await readPdf(new Uint8Array(await (await fetch(`${app.url}${PATH}`)).arrayBuffer()))
    expect(next.text).toContain(`Epoch ${epoch + 1}, as of`)
  })
})
