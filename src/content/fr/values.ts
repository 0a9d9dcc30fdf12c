/** Texts for values in a sentence, in French. */
import type { Values } from '../value.ts'

export const values: Values = {
  bank: 'Compte bancaire {number}',
  main: 'principal',
  bonus: 'primes',
  earning: 'revenus',
  totp: 'Une application d’authentification',
  passkey: 'La clé d’accès « {name} »',
  device: '{browser} sous {system}',
  device_system: 'Un navigateur sous {system}',
  device_program: 'Un programme',
  device_unknown: 'Un appareil inconnu',
  declined: 'Refusé par un administrateur',
  deleted: 'Supprimé par un administrateur',
  rail_declined: 'Refusé par le circuit de test',
  no_reason: 'L’administrateur n’a pas donné de motif.',
  plan_not_offered: 'le plan n’est plus proposé',
  plan_out_of_range: 'le montant est hors des limites du plan',
  plan_not_covered: 'la réserve ne pouvait pas couvrir son rendement',
}
