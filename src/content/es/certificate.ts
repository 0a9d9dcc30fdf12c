/** What the printed reserve certificate says besides the signed values, in Spanish. */
import type { CertificateWords } from '../print/paper.ts'
import { epochFigures } from './epoch-figures.ts'

export const certificate: CertificateWords = {
  title: 'Certificado de reserva',
  subtitle: 'Época {epoch}, a fecha de {at} UTC',
  paper:
    'Los activos son ficticios: la cuenta de custodia existe solo en estos libros. Esta página y la prueba que la respalda muestran aritmética, integridad y coherencia, no que haya algo fuera de ellos.',
  owed_heading: 'Pasivos y activos',
  ...epochFigures,
  signed_heading: 'Valores firmados',
  root: 'Raíz de la época',
  log: 'Registro público',
  checkpoint: 'Punto de control',
  head: '{size} entradas, raíz {root}',
  signature: 'Firma',
  public_key: 'Clave pública',
  check_here: 'Verifícalo aquí',
  check:
    'Estas cifras valen algo cuando se verifican: por cada miembro, que encuentra su propio dinero en el total, y por cualquiera que sume las hojas publicadas.',
}
