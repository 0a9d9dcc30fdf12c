/** The page that checks a bundle offline. */
import type { Catalogue } from '../../types/catalogue.ts'

export const offline: Catalogue<'fr'>['offline'] = {
  title: 'Clearterm : vérifier un dossier de preuve hors ligne',
  lead: 'Ce fichier ne se connecte à rien. Il vérifie un dossier de preuve selon le format publié.',
  key: 'La clé publique du registre',
  key_hint:
    'Telle qu’indiquée sur la page Preuve. Un dossier téléchargé nomme la clé avec laquelle il est venu ; comparez-la avec une clé que vous tenez d’ailleurs.',
  origin: 'Le nom du registre',
  mode: 'Clair ou sombre',
  paper:
    'Environnement de test : argent fictif. N’envoyez pas de fonds réels. La preuve montre un calcul, non que des actifs existent à l’extérieur.',
}
