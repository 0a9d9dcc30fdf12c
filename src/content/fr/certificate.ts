/** What the printed reserve certificate says besides the signed values, in French. */
import type { CertificateWords } from '../print/paper.ts'
import { epochFigures } from './epoch-figures.ts'

export const certificate: CertificateWords = {
  title: 'Certificat de réserve',
  subtitle: 'Époque {epoch}, au {at} UTC',
  paper:
    'Les actifs sont fictifs\u00a0: le compte de conservation n’existe que dans ces livres. Cette page et la preuve qui la soutient montrent l’arithmétique, l’exhaustivité et la cohérence, non l’existence de quoi que ce soit au-dehors.',
  owed_heading: 'Passif et actif',
  ...epochFigures,
  signed_heading: 'Valeurs signées',
  root: 'Racine de l’époque',
  log: 'Registre public',
  checkpoint: 'Point de contrôle',
  head: '{size} entrées, racine {root}',
  signature: 'Signature',
  public_key: 'Clé publique',
  check_here: 'Vérifiez-le ici',
  check:
    'Ces chiffres valent quelque chose une fois vérifiés\u00a0: par chaque membre, qui retrouve son propre argent dans le total, et par quiconque additionne les feuilles publiées.',
}
