import { expect, it } from 'vitest'
import { cleanLine, cleanProse, fold, hasShape, mailboxOf, shownEmail } from './text.ts'

it.each([
  ['Zoe\u0308', 'Zoë'],
  ['\ufeffAd\u200ba\u00ad \u202eLovelace\u202c', 'Ada Lovelace'],
  ['Ｊürgen\u3000Ｍüller', 'Jürgen Müller'],
  ['Ada\u00a0\u2009L', 'Ada  L'],
  ['a\u200db', 'ab'],
  ['a\u{e0041}\u{e0042}', 'a'],
  ['1\ufe0f', '1'],
  ['\u2800\u2800', ''],
  ['A\u2800B', 'A B'],
])('cleans %j', (typed, clean) => {
  expect([cleanLine(typed), cleanLine(clean)]).toEqual([clean, clean])
})

it.each([
  'می‌خواهم',
  '👩‍💻 👩🏽‍🚀 ❤️ 1️⃣',
  'क्‍ष',
  '葛\u{e0100}城',
  '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  'Ⅷ 李小龍 שלום สมชาย',
])('keeps %j', (name) => {
  expect([cleanLine(name), cleanProse(name)]).toEqual([name, name])
})

it('sees no shape in marks alone', () => {
  expect(['\u0301\u0302', '', ' ', '\u200d', 'e\u0301', '李', '5', '-', '🐉'].map(hasShape)).toEqual([
    false,
    false,
    false,
    false,
    true,
    true,
    true,
    true,
    true,
  ])
})

it('composes free text and leaves the rest of it', () => {
  expect(cleanProse(' e\u0301 \u200b１\n')).toBe('é \u200b１')
})

const MUNICH = 'a@xn--mnchen-3ya.example'
it.each([
  ['José1@X.org', 'josé1@x.org'],
  ['jose\u03011@x.org', 'josé1@x.org'],
  ['z\u200boe@x.org', 'zoe@x.org'],
  ['ａda＠x。org', 'ada@x.org'],
  ['a@münchen.example', MUNICH],
  ['A@MU\u0308NCHEN.example', MUNICH],
  [MUNICH, MUNICH],
  ['b@x.xn--p1ai', 'b@x.xn--p1ai'],
  ['b@x.рф', 'b@x.xn--p1ai'],
  ['ΝΙΚΟΣ.A@x.org', 'νικος.a@x.org'],
  ['νικοσ.a@x.org', 'νικος.a@x.org'],
  ['ΝΙΚΟΣ@x.org', 'νικος@x.org'],
  ['ΣΊΣΥΦΟΣ-ΣΑΒΒΑΣ1@x.org', 'σίσυφος-σαββας1@x.org'],
  ['Σ@x.org', 'σ@x.org'],
])('finds the mailbox of %j', (typed, mailbox) => {
  expect([mailboxOf(typed), mailboxOf(mailbox), mailboxOf(shownEmail(mailbox))]).toEqual([mailbox, mailbox, mailbox])
})

it.each([
  '',
  'ada',
  '@x.org',
  'a@b@',
  'a b@x.org',
  'a@x',
  'a@x..org',
  'a@x.org.',
  'a@-x.org',
  'a@1.2.3.4',
  'a@x.org/y',
  'a@xn--a.org',
  'a"@x.org',
  'ﬁ@x.org',
  'ⅷ@x.org',
])('finds none in %j', (typed) => expect(mailboxOf(typed)).toBeNull())

it('shows a domain as people write it, unless it could pass for another one', () => {
  expect(shownEmail(MUNICH)).toBe('a@münchen.example')
  expect(['x@例え.jp', 'x@пример.рф'].map((typed) => shownEmail(mailboxOf(typed) ?? ''))).toEqual(['x@例え.jp', 'x@пример.рф'])
  const same = ['c@xn--80ak6aa92e.com', 'c@xn--pple-43d.com', 'ada@x.org', 'closed:1']
  expect(same.map(shownEmail)).toEqual(same)
})

it.each([
  ['Jürgen MÜLLER', 'jurgen muller'],
  ['José DI\u0301AZ', 'jose diaz'],
  ['İsmail ısı', 'ismail isi'],
  ['ΝΊΚΟΣ Νίκος', 'νικοσ νικοσ'],
  ['Weiß STRASSE Straẞe', 'weiss strasse strasse'],
  ['Łódź Ørsted Þór Œuvre', 'lodz orsted thor oeuvre'],
  ['Ａｄａ ﬁ Ⅷ ①', 'ada fi viii 1'],
  ['O’Brien', "o'brien"],
  ['مُحَمَّد', 'محمد'],
  ['O´Hara O‘ O’ Oʼ O` O′ O՚ ג׳', "o'hara o' o' o' o' o' o' ג'"],
  ['a‐b‑c‒d–e—f―g−h﹣i', 'a-b-c-d-e-f-g-h-i'],
  ['בן־גוריון', 'בן-גוריון'],
  ['٣ ۳ ३ ๓ ３ 𝟛', '3 3 3 3 3 3'],
])('folds %j', (name, folded) => {
  expect([fold(name), fold(folded)]).toEqual([folded, folded])
})
