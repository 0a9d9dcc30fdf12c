/** The words around live figures, in every language: few and short, so that they stand side by side. */
import type { Language } from '#contract/language'

export type LiveWords = {
  readonly all_operational: string
  /** Before the names of what is not. */
  readonly not_operational: string
  /** What each of the services is called. */
  readonly services: Readonly<Record<'store' | 'ledger' | 'clock' | 'prices' | 'proof' | 'mail', string>>
  readonly no_company: string
  readonly not_offered: string
  readonly fully_subscribed: string
  readonly exit_whole: string
  /** `{share}`: the part of what has accrued that leaving early pays. */
  readonly exit_share: string
}

export const liveWords: Readonly<Record<Language, LiveWords>> = {
  en: {
    all_operational: 'All Services Operational',
    not_operational: 'Not operational:',
    services: { store: 'Database', ledger: 'Ledger', clock: 'Clock', prices: 'Prices', proof: 'Proof of solvency', mail: 'Mail' },
    no_company: 'Sandbox operator, not a company',
    not_offered: 'not offered',
    fully_subscribed: 'fully subscribed',
    exit_whole: 'Any day, with what has accrued',
    exit_share: 'Any day, with {share} of what has accrued',
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
    not_offered: 'no se ofrece',
    fully_subscribed: 'totalmente suscrito',
    exit_whole: 'Cualquier día, con lo devengado',
    exit_share: 'Cualquier día, con el {share} de lo devengado',
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
    not_offered: 'non proposé',
    fully_subscribed: 'entièrement souscrit',
    exit_whole: 'N’importe quel jour, avec ce qui est acquis',
    exit_share: 'N’importe quel jour, avec {share} de ce qui est acquis',
  },
  de: {
    all_operational: 'Alle Dienste in Betrieb',
    not_operational: 'Nicht in Betrieb:',
    services: { store: 'Datenbank', ledger: 'Hauptbuch', clock: 'Uhr', prices: 'Kurse', proof: 'Solvenznachweis', mail: 'E-Mail' },
    no_company: 'Betreiber einer Testumgebung, kein Unternehmen',
    not_offered: 'nicht angeboten',
    fully_subscribed: 'ausgeschöpft',
    exit_whole: 'An jedem Tag, mit dem bis dahin aufgelaufenen Ertrag',
    exit_share: 'An jedem Tag, mit {share} des bis dahin aufgelaufenen Ertrags',
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
    not_offered: 'غير معروض',
    fully_subscribed: 'مكتمل الاكتتاب',
    exit_whole: 'في أي يوم، مع ما تراكم حتى حينه',
    exit_share: 'في أي يوم، مع {share} مما تراكم حتى حينه',
  },
}

/** What the foot of every page says of the services: that all work, or the names of those that do not. */
export function statusLine(
  language: Language,
  services: readonly { readonly name: keyof LiveWords['services']; readonly ok: boolean }[],
): string {
  const words = liveWords[language]
  const failing = services.filter(({ ok }) => !ok).map(({ name }) => words.services[name])
  return failing.length === 0 ? words.all_operational : `${words.not_operational} ${failing.join(language === 'ar' ? '، ' : ', ')}`
}
