import type { Catalogue } from '../../types/catalogue.ts'

export const calendar: Catalogue<'es'>['calendar'] = {
  title: 'Vencimientos en tu calendario',
  help: 'Tu programa de calendario puede seguir cuándo vencen tus planes abiertos. La dirección es todo lo que necesita, y quien la tenga puede leer las fechas y los planes. No contiene importes.',
  make: 'Crear una dirección',
  made: 'Hay una dirección desde el {at}. Se mostró una sola vez, al crearla.',
  address: 'Dirección de tu calendario',
  once: 'Cópiala ahora: solo se muestra esta vez.',
  copy: 'Copiar',
  copied: 'Copiada',
  copy_failed: 'Cópiala a mano',
  renew: 'Crear otra dirección',
  renew_help: 'La anterior deja de funcionar desde ese momento.',
  remove: 'Desactivar el calendario',
  removed: 'El calendario está desactivado.',
  failed: 'No se pudo cargar el calendario.',
}
