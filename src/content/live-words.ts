/** The texts of live figures in every language; few and short, so they share one file. */
import type { Language } from '#contract/shared/language'

export type LiveWords = {
  readonly all_operational: string
  /** Before the names of what is not. */
  readonly not_operational: string
  /** What each of the services is called. */
  readonly services: Readonly<Record<'store' | 'ledger' | 'clock' | 'prices' | 'proof' | 'mail', string>>
  readonly no_company: string
}

export const liveWords: Readonly<Record<Language, LiveWords>> = {
  en: {
    all_operational: 'All Services Operational',
    not_operational: 'Not operational:',
    services: { store: 'Database', ledger: 'Ledger', clock: 'Clock', prices: 'Prices', proof: 'Proof of solvency', mail: 'Mail' },
    no_company: 'Sandbox operator, not a company',
  },
  es: {
    all_operational: 'Todos los servicios operativos',
    not_operational: 'No operativo:',
    services: {
      store: 'Base de datos',
      ledger: 'Libro mayor',
      clock: 'Reloj',
      prices: 'Precios',
      proof: 'Prueba de solvencia',
      mail: 'Correo',
    },
    no_company: 'Operador de un entorno de pruebas, no una empresa',
  },
  fr: {
    all_operational: 'Tous les services sont opérationnels',
    not_operational: 'Non opérationnel :',
    services: {
      store: 'Base de données',
      ledger: 'Grand livre',
      clock: 'Horloge',
      prices: 'Cours',
      proof: 'Preuve de solvabilité',
      mail: 'E-mail',
    },
    no_company: 'Exploitant d’un environnement de test, pas une société',
  },
  de: {
    all_operational: 'Alle Dienste in Betrieb',
    not_operational: 'Nicht in Betrieb:',
    services: { store: 'Datenbank', ledger: 'Hauptbuch', clock: 'Uhr', prices: 'Kurse', proof: 'Solvenznachweis', mail: 'E-Mail' },
    no_company: 'Betreiber einer Testumgebung, kein Unternehmen',
  },
  ar: {
    all_operational: 'جميع الخدمات تعمل',
    not_operational: 'لا يعمل:',
    services: {
      store: 'قاعدة البيانات',
      ledger: 'دفتر الأستاذ',
      clock: 'الساعة',
      prices: 'الأسعار',
      proof: 'إثبات الملاءة',
      mail: 'البريد',
    },
    no_company: 'مشغّل بيئة تجريبية، وليس شركة',
  },
}

/** The status text in every page’s footer: all services work, or the names of those that do not. */
export function statusLine(
  language: Language,
  services: readonly { readonly name: keyof LiveWords['services']; readonly ok: boolean }[],
): string {
  const words = liveWords[language]
  const failing = services.filter(({ ok }) => !ok).map(({ name }) => words.services[name])
  return failing.length === 0 ? words.all_operational : `${words.not_operational} ${failing.join(language === 'ar' ? '، ' : ', ')}`
}
