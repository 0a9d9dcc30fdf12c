import type { Catalogue } from '../../types/catalogue.ts'

export const status: Catalogue<'fr'>['status'] = {
  eyebrow: 'Fonctionnement',
  title: 'État des services',
  summary: 'Indique si chaque partie de cette instance fonctionne actuellement, et ce qu’il en a été ces quatre-vingt-dix derniers jours.',
  line: 'D’après les contrôles de fonctionnement, au',
  now: 'Services',
  works: 'Fonctionne',
  broken: 'Ne fonctionne pas',
  services: {
    store: { name: 'Base de données', help: 'Elle répond et a les droits dont le grand livre a besoin.' },
    ledger: { name: 'Grand livre', help: 'L’argent peut bouger : l’auditeur n’a rien trouvé qui l’aurait arrêté.' },
    clock: { name: 'Horloge', help: 'Le serveur et sa base de données s’accordent sur l’heure à cinq secondes près.' },
    prices: { name: 'Cours', help: 'Les derniers cours sont récents. Sans eux, les bots attendent, mais l’argent de personne n’attend.' },
    proof: { name: 'Preuve de solvabilité', help: 'Les déclarations sont publiées à mesure que les livres changent.' },
    mail: { name: 'E-mail', help: 'Les codes et les avis partent.' },
  },
  bars: {
    one: '{name} sur 90 jours : {words} ; hors service pendant {count} minute.',
    other: '{name} sur 90 jours : {words} ; hors service pendant {count} minutes.',
  },
  seen: '{percent} de disponibilité ({seen} minutes mesurées)',
  unseen: 'rien n’a encore été observé',
  from: 'Il y a 90 jours',
  today: 'Aujourd’hui',
  as_of: 'Au {at} UTC. Relu chaque minute.',
  stale: 'Au {at} UTC. Des chiffres plus récents n’ont pas pu être lus.',
  failed: 'L’état des services n’a pas pu être lu. C’est déjà un signe.',
  history: 'Interruptions',
  history_none: 'Aucune n’a été vue ces quatre-vingt-dix jours.',
  minutes: { one: '{name} : {count} minute', other: '{name} : {count} minutes' },
  how: 'Comment c’est compté',
  how_text:
    'Le serveur regarde chaque partie une fois par minute et tient le compte par jour. Une minute où il n’a pas regardé, faute de tourner, ne compte ni dans un sens ni dans l’autre ; un jour sans aucun regard a une courte barre grise. Rien n’est saisi à la main.',
  programs: 'Pour les programmes : GET /status, décrit à l’adresse',
}
