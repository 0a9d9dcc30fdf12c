import type { Article } from '../../article.ts'

export const infrastructure: Article = {
  title: 'Infrastructures',
  summary:
    'Réseaux, routes, ports et lignes électriques : des actifs à longue durée de vie, que beaucoup de gens utilisent en payant un peu.',
  sections: [
    {
      id: 'what',
      title: 'De quoi il s’agit',
      blocks: [
        'Les infrastructures sont ce sur quoi tout le reste fonctionne : réseaux d’électricité et de gaz, eau, chemins de fer, routes à péage, aéroports, ports, câbles de données et pylônes. Elles coûtent très cher à construire, peu à faire tourner, et servent des décennies. Souvent, il n’y en a qu’une seule, et c’est pourquoi elle est régulée.',
      ],
    },
    {
      id: 'how',
      title: 'Comment cela fonctionne',
      blocks: [
        'Trois façons d’être payé sont courantes. Un réseau régulé peut toucher un taux autorisé sur l’argent qui y est investi. Une concession permet à une société d’encaisser des péages pendant trente ans, par exemple, puis la route revient à l’État. Un contrat paie la disponibilité, que quelqu’un vienne ou non.',
        'Les grands fonds et les caisses de retraite détiennent ces actifs directement. Les autres peuvent acheter des actions de sociétés de réseaux ou des fonds cotés.',
      ],
    },
    {
      id: 'returns',
      title: 'D’où vient le rendement',
      blocks: [
        'De ce que paient les usagers ou l’État, souvent relevé avec l’inflation par contrat. Une grande part du prix est empruntée, ce qui relève le rendement en temps favorable. Une route neuve risque d’être achevée trop tard et trop peu utilisée ; une ancienne est plus proche d’une obligation et s’évalue de même : quand les taux d’intérêt montent, sa valeur baisse.',
      ],
    },
    {
      id: 'costs',
      title: 'Ce que cela coûte',
      blocks: [
        'Les fonds directs prennent des frais de gestion d’un à deux pour cent et une part des gains, pendant dix ans et plus. Les fonds cotés coûtent moins et fluctuent avec la bourse.',
      ],
    },
    {
      id: 'risks',
      title: 'Risques habituels',
      blocks: [
        {
          list: [
            'Le régulateur ou un nouveau gouvernement change les règles. L’actif ne peut pas être déplacé ailleurs.',
            'Les prévisions de trafic sont optimistes. Le tunnel sous la Manche, ouvert en 1994, a coûté bien plus que prévu, a transporté bien moins de voyageurs que prévu, et ses premiers actionnaires ont presque tout perdu.',
            'Une dette qui était bon marché doit être renouvelée à un taux plus élevé.',
            'La technique et le climat : des conduites dont personne n’a besoin, des côtes qui se déplacent.',
          ],
        },
      ],
    },
  ],
}
