import { expect, it } from 'vitest'
import { writtenFor } from '#contract/shared/language'
import { startApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'

onStore((store) => {
  it('is shown until it ends or is taken down, and every step is in the audit log', async () => {
    const app = await startApp(store)
    const boss = await app.administrator()
    const standing = async () => {
      app.clock.advance(3)
      const { data } = (await app.anyone.call('GET', '/announcements')).body
      return (data as unknown as { title: string }[]).map(({ title }) => title)
    }
    const say = (title: string, more: object = {}) => boss.call('POST', '/admin/announcement', { title, body: 'Words.', ...more })
    const ends_at = new Date(app.clock.now().getTime() + 60_000).toISOString()
    expect((await say('For a minute', { ends_at })).status).toBe(201)
    const created = await say('For good')
    expect(await standing()).toEqual(['For good', 'For a minute'])
    app.clock.advance(60)
    expect(await standing()).toEqual(['For good'])
    const path = `/admin/announcement/${created.body.data?._id}`
    expect((await boss.call('DELETE', path)).status).toBe(200)
    expect((await boss.call('DELETE', path)).body.error_code).toBe(52)
    expect((await boss.call('DELETE', '/admin/announcement/none')).status).toBe(404)
    expect(await standing()).toEqual([])
    const all = (await boss.call('GET', '/admin/announcement')).body.data as unknown as { title: string; state: string }[]
    expect(all.map(({ title, state }) => `${title}: ${state}`)).toEqual(['For good: taken_down', 'For a minute: ended'])
    const log = (await boss.call('GET', '/admin/audit')).body.data as unknown as { action: string }[]
    expect(log.map(({ action }) => action).filter((action) => action.startsWith('announcement.'))).toEqual([
      'announcement.take_down',
      'announcement.publish',
      'announcement.publish',
    ])
  })

  it('is in the language of its text or in a translation, on every page that the server renders', async () => {
    const app = await startApp(store)
    const boss = await app.administrator()
    const text = { title: 'Wartung', body: 'Heute um acht.', language: 'de' }
    const translations = [
      { language: 'fr', title: 'Maintenance', body: 'Ce soir à huit heures.' },
      { language: 'de', title: 'Nochmals', body: 'Zählt nicht.' },
    ]
    expect((await boss.call('POST', '/admin/announcement', { ...text, translations })).status).toBe(201)
    app.clock.advance(3)
    const [one] = (await app.anyone.call('GET', '/announcements')).body.data as unknown as Parameters<typeof writtenFor>[1][]
    expect(one).toMatchObject({ ...text, translations: translations.slice(0, 1) })
    if (!one) throw new Error('it is live')
    expect([writtenFor('fr', one), writtenFor('de', one), writtenFor('es', one)].map(({ title }) => title)).toEqual([
      'Maintenance',
      'Wartung',
      'Wartung',
    ])
    expect((await boss.call('POST', '/admin/announcement', { ...text, language: 'xx' })).status).toBe(400)
  })

  it('refuses an end that is past, more than a line of title, and words that promise', async () => {
    const app = await startApp(store)
    const boss = await app.administrator()
    const fields = async (body: object) => (await boss.call('POST', '/admin/announcement', { title: 'T', body: 'B', ...body })).body.fields
    expect(await fields({ ends_at: '2020-01-01T00:00:00.000Z' })).toHaveProperty('ends_at')
    expect(await fields({ title: 'Two\nlines' })).toHaveProperty('title')
    expect(await fields({ body: 'Passive income for everybody' })).toHaveProperty('body')
  })
})

onStore((store) => {
  it('the configuration tells who operates this, where else to find them, and what is published', async () => {
    const app = await startApp(store)
    const boss = await app.administrator()
    const config = async () => (await app.anyone.call('GET', '/config')).body.data
    expect(await config()).toMatchObject({
      company_block: null,
      social: { instagram: null, facebook: null, pinterest: null, x: null, youtube: null, linkedin: null },
      languages: [
        { code: 'en', name: 'English', direction: 'ltr' },
        { code: 'es', name: 'Español', direction: 'ltr' },
        { code: 'fr', name: 'Français', direction: 'ltr' },
        { code: 'de', name: 'Deutsch', direction: 'ltr' },
        { code: 'ar', name: 'العربية', direction: 'rtl' },
      ],
      policies: [{ name: 'terms' }, { name: 'privacy' }, { name: 'risk' }],
    })
    for (const wrong of [
      'http://www.instagram.com/us',
      'https://instagram.com.evil.test/',
      'javascript:alert(1)',
      'https://a:b@instagram.com/',
    ]) {
      expect([wrong, (await boss.call('PATCH', '/admin/settings', { social_instagram: wrong })).status]).toEqual([wrong, 400])
    }
    const link = 'https://www.instagram.com/us'
    expect((await boss.call('PATCH', '/admin/settings', { social_instagram: link, company_block: 'Ada & Sons' })).status).toBe(200)
    expect(await config()).toMatchObject({ company_block: 'Ada & Sons', social: { instagram: link, x: null } })
  })
})
