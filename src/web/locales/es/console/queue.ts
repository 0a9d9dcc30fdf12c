import type { Catalogue } from '../../types/catalogue.ts'

export const queue: Catalogue<'es'>['queue'] = {
  views: 'Vistas',
  view: { waiting: 'Por decidir', deposits: 'Depósitos por decidir', withdrawals: 'Retiros por decidir' },
  keys: { move: 'siguiente, anterior', approve: 'aprobar', decline: 'rechazar', off: 'Desactivar atajos', on: 'Activar atajos' },
  choose: 'Elige un motivo',
  reason_hint: 'El miembro lee esta frase.',
  own_words: 'Tus propias palabras',
  own_words_hint: 'El miembro las lee en su lugar.',
  reasons: {
    no_payment: 'No llegó ningún pago para este depósito.',
    amount_mismatch: 'El importe que llegó es otro.',
    wrong_destination: 'La dirección de retiro o los datos bancarios no corresponden.',
    not_your_account: 'La cuenta que pagó, o que debe cobrar, es de otra persona.',
    duplicate: 'Se pidió lo mismo dos veces.',
    member_asked: 'Nos pediste que lo rechazáramos.',
    under_review: 'Primero tenemos que revisar la cuenta. Contacta con soporte.',
    other: 'Rechazado por un administrador',
  },
  read_only: 'Tu rol solo permite leer la cola. Deciden operadores y administradores.',
  own: 'Es tuya: decide otra persona.',
  second: 'Pedir un segundo administrador',
  second_title: '¿Pedir un segundo administrador para {label} de {amount}?',
  second_text: 'Un solo administrador no puede aprobar este importe. Espera entre las aprobaciones hasta que otro decida.',
}
