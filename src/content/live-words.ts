/** The words around live figures, in every language: few and short, so that they stand side by side. */
import type { Language } from '#contract/language'

export type LiveWords = {
  readonly all_operational: string
  /** Before the names of what is not. */
  readonly not_operational: string
  readonly no_company: string
  readonly nothing_owed: string
  readonly not_offered: string
  readonly fully_subscribed: string
}

export const liveWords: Readonly<Record<Language, LiveWords>> = {
  en: {
    all_operational: 'All Services Operational',
    not_operational: 'Not operational:',
    no_company: 'Sandbox operator, not a company',
    nothing_owed: 'nothing is owed',
    not_offered: 'not offered',
    fully_subscribed: 'fully subscribed',
  },
  es: {
    all_operational: 'Todos los servicios operativos',
    not_operational: 'No operativo:',
    no_company: 'Operador de pruebas, no es una empresa',
    nothing_owed: 'no se debe nada',
    not_offered: 'no se ofrece',
    fully_subscribed: 'totalmente suscrito',
  },
  fr: {
    all_operational: 'Tous les services sont opérationnels',
    not_operational: 'Non opérationnel :',
    no_company: 'Exploitant d’un environnement de test, pas une société',
    nothing_owed: 'rien n’est dû',
    not_offered: 'non proposé',
    fully_subscribed: 'entièrement souscrit',
  },
  de: {
    all_operational: 'Alle Dienste in Betrieb',
    not_operational: 'Nicht in Betrieb:',
    no_company: 'Betreiber einer Testumgebung, kein Unternehmen',
    nothing_owed: 'nichts geschuldet',
    not_offered: 'nicht angeboten',
    fully_subscribed: 'ausgeschöpft',
  },
  ar: {
    all_operational: 'جميع الخدمات تعمل',
    not_operational: 'لا يعمل:',
    no_company: 'مشغّل بيئة تجريبية، وليس شركة',
    nothing_owed: 'لا شيء مستحق',
    not_offered: 'غير معروض',
    fully_subscribed: 'مكتمل الاكتتاب',
  },
}
