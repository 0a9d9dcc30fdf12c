import type { Catalogue } from '../../types/catalogue.ts'

export const errors: Catalogue<'es'>['errors'] = {
  fallback: 'Se produjo un error',
  in_review: 'Tu cuenta está en revisión. Te avisaremos por correo. ¡Gracias!',
  session_expired: 'Tu sesión ha caducado. Inicia sesión de nuevo.',
  unexpected: 'Error inesperado de la aplicación',
  unexpected_help: 'No se pudo mostrar esta pantalla. Tu cuenta no está afectada.',
  reload: 'Recargar',
  no_connection: 'Sin conexión',
  no_connection_help: 'Lo que has abierto se cargará cuando vuelva la conexión.',
  outdated: 'Nueva versión disponible',
  outdated_help: 'No se pudo cargar una parte de esta página. Vuelve a cargarla.',
  not_found: 'Página no encontrada',
  not_found_help: 'No hay nada en esta dirección.',
  forbidden: 'No disponible para esta cuenta',
  forbidden_help: 'No tienes acceso a esto. Está abierto a los administradores.',
  home: 'Volver al inicio',
  dashboard: 'Ir al panel',
}
