/** The sentence that every mail and document begins with, by language; the contract has the English one, which the API uses. */
import type { Language } from '#contract/shared/language'

const ribbons: Readonly<Record<Language, string>> = {
  en: 'Sandbox: paper money. Do not send real funds.',
  es: 'Entorno de pruebas: dinero ficticio. No envíes fondos reales.',
  fr: 'Environnement de test : argent fictif. N’envoyez pas de fonds réels.',
  de: 'Testumgebung: Spielgeld. Senden Sie kein echtes Geld.',
  ar: 'بيئة تجريبية: أموال تجريبية. لا ترسل أموالًا حقيقية.',
}

export function ribbonIn(language: Language): string {
  return ribbons[language]
}
