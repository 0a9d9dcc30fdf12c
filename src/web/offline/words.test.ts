import { expect, it } from 'vitest'
import { checkBundle } from '#web/entities/verification/index.ts'
import { words } from './words.ts'

it('says why a step is broken in each language', () => {
  const why = checkBundle({ hello: 1 }, { origin: 'clearterm.test', public_key: '' }).steps[0]?.why
  expect(Object.values(words).map(({ verify }) => why && (verify.faults as Readonly<Record<string, string>>)[why])).toEqual([
    'This is not a complete bundle.',
    'Este no es un paquete de prueba completo.',
    'Ceci n’est pas un dossier de preuve complet.',
    'Das ist kein vollständiges Nachweispaket.',
    'هذه ليست حزمة كاملة.',
  ])
})
