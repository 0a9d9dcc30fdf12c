/**
 * Text of people, in one spelling: `cleanLine` for names and lines, `cleanProse` for free text, `mailboxOf` for emails, `fold` for search.
 * The SQL function `text_fold` folds alike (migration 097), in every locale of the database.
 */
import { asciiDigits } from './format/typed.ts'

/** Characters without a shape: zero width, direction, soft hyphen, fillers, tags. */
const INVISIBLE = '\\p{Default_Ignorable_Code_Point}\\u{fff9}-\\u{fffb}'
/** Scripts that need a joiner, or its absence, to write a word. */
const JOINING = [
  'Arabic',
  'Syriac',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
]
  .map((script) => `\\p{Script=${script}}`)
  .join('')
/**
 * Where an invisible character has a meaning: between letters of those scripts, within an emoji, and as the variant of a Chinese character.
 */
const MEANT = [
  `(?<=[${JOINING}])[\\u200c\\u200d](?=[${JOINING}])`,
  '(?<=\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\u{fe0f}?)\\u200d(?=\\p{Extended_Pictographic})',
  '(?<=\\p{Extended_Pictographic})\\u{fe0f}|(?<=[#*0-9])\\u{fe0f}(?=\\u20e3)',
  '(?<=\\u{1f3f4}[\\u{e0020}-\\u{e007e}]{0,6})[\\u{e0020}-\\u{e007f}]',
  '(?<=\\p{Script=Han})[\\u{fe00}-\\u{fe0f}\\u{e0100}-\\u{e01ef}]',
].join('|')
const ALL_INVISIBLE = new RegExp(`[${INVISIBLE}]`, 'gu')
const MEANT_OR_INVISIBLE = new RegExp(`(${MEANT})|[${INVISIBLE}]`, 'gu')

/** A name or another single line: composed, in plain width, with plain blanks, and without invisible characters. */
export function cleanLine(text: string): string {
  const visible = text.replace(MEANT_OR_INVISIBLE, (_, meant: string | undefined) => meant ?? '')
  return inPlainWidth(visible)
    .replace(/[\p{Zs}\u2800]/gu, ' ')
    .normalize('NFC')
    .trim()
}

/** One line of a pasted text: a break is a blank, and other control characters are left out. NUL stays: fields refuse it. */
export function cleanInOneLine(text: string): string {
  return cleanLine(text.replace(/[\t-\r\u0085\u2028\u2029]+/g, ' ').replace(/[^\P{Cc}\0]/gu, ''))
}

/** Combining marks alone have no letter to sit on. */
export function hasShape(line: string): boolean {
  return /[^\p{M}\p{Z}\p{C}]/u.test(line)
}

/** Free text keeps every character. */
export function cleanProse(text: string): string {
  return text.normalize('NFC').trim()
}

function inPlainWidth(text: string): string {
  return text.replace(/[\uff01-\uff5e]/g, (wide) => wide.normalize('NFKC'))
}

const LOCAL = /^[^\s@"(),:;<>[\\\]\p{Cc}]{1,64}$/u
const INTERNATIONAL = /^[\p{L}\p{M}\p{N}.\u3002-]+$/u
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/

/** The mailbox that an email names, in the one spelling by which it is stored and compared; null: no email. Its domain is in ASCII. */
export function mailboxOf(typed: string): string | null {
  const text = inPlainWidth(typed.replace(ALL_INVISIBLE, '')).trim().normalize('NFC')
  const at = text.lastIndexOf('@')
  const local = inLowerCase(text.slice(0, Math.max(0, at)))
  const domain = asciiDomain(text.slice(at + 1))
  // `ﬁ@` and `fi@` look alike and could be two mailboxes: only the plain spelling is taken.
  return LOCAL.test(local) && local === local.normalize('NFKC') && domain !== null ? `${local}@${domain}` : null
}

/**
 * Composed, in lower case. A sigma is final by the letters around it alone, whichever of the three was typed: `ΝΙΚΟΣ.A` and `νικος.a` are
 * one mailbox.
 */
function inLowerCase(text: string): string {
  const lower = text.toLowerCase().normalize('NFC').replaceAll('ς', 'σ')
  return lower.replace(/(?<=[\p{L}\p{M}])σ(?![\p{L}\p{M}])/gu, 'ς')
}

/** A domain in ASCII, as URLs have it; null: none. */
function asciiDomain(text: string): string | null {
  if (!INTERNATIONAL.test(text) || !URL.canParse(`http://${text}`)) return null
  const { hostname } = new URL(`http://${text}`)
  return DOMAIN.test(hostname) && hostname.length <= 253 ? hostname : null
}

/** An email as people read it. A domain that could pass for another one stays in ASCII. */
export function shownEmail(mailbox: string): string {
  const at = mailbox.lastIndexOf('@') + 1
  const domain = mailbox.slice(at)
  return domain.includes('xn--') ? mailbox.slice(0, at) + domain.split('.').map(shownLabel).join('.') : mailbox
}

/** One writing system for a label. */
const ONE_SYSTEM = [
  'Latin',
  'Greek',
  'Cyrillic',
  'Armenian',
  'Georgian',
  'Hebrew',
  'Arabic',
  'Devanagari',
  'Bengali',
  'Tamil',
  'Thai',
  'Hangul',
]
  .map((script) => `\\p{Script=${script}}`)
  .concat('\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u30fc', '\\p{Script=Han}\\p{Script=Hangul}')
const SYSTEMS = ONE_SYSTEM.map((letters) => new RegExp(`^[${letters}\\p{Mn}\\p{Mc}\\p{Nd}-]+$`, 'u'))
/** Cyrillic and Greek letters that look like Latin ones. */
const LOOKALIKE = /^[асԁеһіјӏорԛѕԝхуъьҽпгѵѡαικνορτυχωγ0-9-]+$/u

function shownLabel(label: string): string {
  const decoded = label.startsWith('xn--') ? decodePunycode(label.slice(4)) : null
  return decoded !== null && !LOOKALIKE.test(decoded) && SYSTEMS.some((system) => system.test(decoded)) ? decoded : label
}

/** RFC 3492, 6.2; null: malformed. */
function decodePunycode(text: string): string | null {
  const basic = Math.max(0, text.lastIndexOf('-'))
  const out = [...text.slice(0, basic)]
  let [at, n, bias, next] = [0, 128, 72, basic > 0 ? basic + 1 : 0]
  while (next < text.length) {
    const before = at
    for (let weight = 1, k = 36; ; k += 36) {
      const digit = '0123456789abcdefghijklmnopqrstuvwxyz'.indexOf(text.charAt(next++) || ' ')
      if (digit < 0) return null
      const value = digit < 10 ? digit + 26 : digit - 10
      at += value * weight
      const threshold = k <= bias ? 1 : Math.min(26, k - bias)
      if (value < threshold) break
      weight *= 36 - threshold
    }
    bias = adapt(at - before, out.length + 1, before === 0)
    n += Math.floor(at / (out.length + 1))
    at %= out.length + 1
    if (n > 0x10ffff) return null
    out.splice(at++, 0, String.fromCodePoint(n))
  }
  return out.join('')
}

function adapt(delta: number, length: number, is_first: boolean): number {
  let left = Math.floor(delta / (is_first ? 700 : 2))
  left += Math.floor(left / length)
  let k = 0
  for (; left > 455; k += 36) left = Math.floor(left / 35)
  return k + Math.floor((36 * left) / (left + 38))
}

/** Accents, points and invisible characters: a search ignores them. Marks that are letters of their own (Devanagari, Thai, kana) stay. */
const IGNORED_RANGES = [
  '\\u00ad',
  '\\u0300-\\u036f',
  '\\u0483-\\u0489',
  '\\u0591-\\u05bd',
  '\\u05bf-\\u05c7',
  '\\u0610-\\u061a',
  '\\u061c',
  '\\u0640',
  '\\u064b-\\u065f',
  '\\u0670',
  '\\u06d6-\\u06ed',
  '\\u115f',
  '\\u1160',
  '\\u17b4',
  '\\u17b5',
  '\\u180b-\\u180f',
  '\\u1ab0-\\u1aff',
  '\\u1dc0-\\u1dff',
  '\\u200b-\\u200f',
  '\\u202a-\\u202e',
  '\\u2060-\\u206f',
  '\\u20d0-\\u20ff',
  '\\u3164',
  '\\ufe00-\\ufe0f',
  '\\ufe20-\\ufe2f',
  '\\ufeff',
  '\\uffa0',
  '\\ufff9-\\ufffb',
  '\\u{e0000}-\\u{e0fff}',
]
const IGNORED = new RegExp(`[${IGNORED_RANGES.join('')}]`, 'gu')
/** Letters without a decomposition, as a keyboard without them writes them. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ð: 'd',
  đ: 'd',
  ø: 'o',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ς: 'σ',
}
const PLAINER = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'gu')
/** Marks written for an apostrophe. The compatible form of the first ones is a blank with an accent, which would be lost. */
const APOSTROPHE_FIRST = /[\u00b4\u0384\u1fbd\u1fbf\u1ffd\u1ffe]/g
const APOSTROPHE = /[`\u02b9\u02bb-\u02bd\u02c8\u02ca\u02cb\u055a\u05f3\u2018\u2019\u201b\u2032\u2035\ua78c]/g
const DASH = /[\p{Pd}\u02d7\u2043\u2212]/gu

/** A text as search compares it: without case, accents, width and form, with one apostrophe, one dash and ASCII digits. */
export function fold(text: string): string {
  const bare = text.replace(APOSTROPHE_FIRST, "'").normalize('NFKD').replace(IGNORED, '').toLowerCase()
  const plain = bare.replace(PLAINER, (letter) => PLAIN[letter] ?? letter)
  return asciiDigits(plain.replace(APOSTROPHE, "'").replace(DASH, '-'))
}

/** Marks before and after a word that are no part of it. */
const BEFORE_WORD = /["\u00ab\u00bb\u201c-\u201f\p{Ps}\p{Pe}]/u
const AFTER_WORD = /[,;:.!?"\u060c\u061b\u061f\u3001\u3002\u00ab\u00bb\u201c-\u201f\p{Ps}\p{Pe}]/u

function withoutMarks(word: string): string {
  const letters = [...word]
  const first = letters.findIndex((letter) => !BEFORE_WORD.test(letter))
  const last = letters.findLastIndex((letter) => !AFTER_WORD.test(letter))
  return first < 0 ? '' : letters.slice(first, last + 1).join('')
}

/** The words of a search, folded, matched in any order. An email is sought as it was typed: as people read it, or in ASCII. */
export function foldedWords(q: string): readonly string[] {
  return cleanLine(q)
    .split(/\s+/)
    .map((word) => withoutMarks(fold(emailInDots(word))))
    .filter((word) => word !== '')
}

/** As much of an email as was typed, folded. */
export function emailStart(typed: string): string {
  return fold(emailInDots(cleanLine(typed)))
}

/** Chinese and Japanese keyboards write the dots of a domain in their own way. */
function emailInDots(word: string): string {
  return word.includes('@') ? word.replaceAll('\u3002', '.') : word
}
