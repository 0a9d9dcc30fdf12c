import type { Catalogue } from '../../types/catalogue.ts'

export const status: Catalogue<'de'>['status'] = {
  eyebrow: 'Zustand',
  title: 'Status',
  summary: 'Ob jeder Teil dieser Instanz jetzt funktioniert, und wie das in den letzten neunzig Tagen war.',
  line: 'Aus den Zustandsprüfungen, Stand',
  now: 'Dienste',
  works: 'Funktioniert',
  broken: 'Funktioniert nicht',
  services: {
    store: { name: 'Datenbank', help: 'Sie antwortet und hat die Rechte, die das Hauptbuch braucht.' },
    ledger: { name: 'Hauptbuch', help: 'Geld kann sich bewegen: Der Prüfer hat nichts gefunden, was es angehalten hätte.' },
    clock: { name: 'Uhr', help: 'Die Uhren von Server und Datenbank stimmen auf fünf Sekunden überein.' },
    prices: { name: 'Kurse', help: 'Die neuesten Kurse sind aktuell. Ohne sie warten die Bots, aber niemandes Geld.' },
    proof: { name: 'Solvenznachweis', help: 'Erklärungen werden veröffentlicht, wenn sich die Bücher ändern.' },
    mail: { name: 'E-Mail', help: 'Codes und Hinweise werden versandt.' },
  },
  bars: {
    one: '{name} über 90 Tage: {words}; in {count} Minute funktionierte es nicht.',
    other: '{name} über 90 Tage: {words}; in {count} Minuten funktionierte es nicht.',
  },
  seen: '{percent} verfügbar ({seen} Minuten geprüft)',
  unseen: 'noch wurde nichts geprüft',
  from: 'vor 90 Tagen',
  today: 'Heute',
  as_of: 'Stand {at} UTC. Wird jede Minute neu gelesen.',
  stale: 'Stand {at} UTC. Neuere Zahlen konnten nicht gelesen werden.',
  failed: 'Der Status konnte nicht gelesen werden. Das ist selbst ein Zeichen.',
  history: 'Unterbrechungen',
  history_none: 'In diesen neunzig Tagen wurde keine gesehen.',
  minutes: { one: '{name}: {count} Minute', other: '{name}: {count} Minuten' },
  how: 'Wie das gezählt wird',
  how_text:
    'Der Server prüft jeden Teil einmal je Minute und zählt nach Tagen. Eine Minute, in der er nicht prüfte, weil er nicht lief, zählt weder so noch so; ein Tag, an dem er nie prüfte, hat einen kurzen grauen Balken. Nichts wird von Hand eingetragen.',
  programs: 'Für Programme: GET /status, beschrieben unter',
}
