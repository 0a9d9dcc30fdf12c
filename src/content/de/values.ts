/** Texts for values in a sentence, in German. */
import type { Values } from '../value.ts'

export const values: Values = {
  bank: 'Bankkonto {number}',
  main: 'Hauptkonto',
  bonus: 'Bonus',
  earning: 'Erträge',
  totp: 'Eine Authenticator-App',
  passkey: 'Der Passkey „{name}“',
  device: '{browser} unter {system}',
  device_system: 'Ein Browser unter {system}',
  device_program: 'Ein Programm',
  device_unknown: 'Ein unbekanntes Gerät',
  declined: 'Von einem Administrator abgelehnt',
  deleted: 'Von einem Administrator gelöscht',
  rail_declined: 'Vom Testzahlungsweg abgelehnt',
  no_reason: 'Der Administrator hat keinen Grund genannt.',
  plan_not_offered: 'der Plan wird nicht mehr angeboten',
  plan_out_of_range: 'der Betrag liegt außerhalb des Rahmens des Plans',
  plan_not_covered: 'die Reserve konnte seinen Ertrag nicht decken',
}
