import type { Article } from '../../article.ts'

export const cannabis: Article = {
  title: 'Cannabis',
  summary: 'A young industry between medicine, farming and criminal law, and why its shares have been so hard on their owners.',
  sections: [
    {
      id: 'what',
      title: 'What it is',
      blocks: [
        'The industry grows and sells cannabis for medical use and, where the law allows it, for others; it makes oils, drinks and medicines, and lets land, buildings and equipment to those who do. Hemp, a form with little THC, goes into fibres, food and cosmetics.',
        'Uruguay was the first country to legalise sale to adults, in December 2013. Canada followed on 17 October 2018.',
      ],
    },
    {
      id: 'how',
      title: 'How it works',
      blocks: [
        'Licences decide everything: who may grow, how much, and who may sell to whom. In the United States many states allow what federal law has long treated as a crime, so a company may not ship across a state line, struggles to find a bank, and could for years not deduct ordinary costs from its taxes (Internal Revenue Code § 280E, which applies to substances of Schedule I and II). What is in force where you live can change with one law; look it up.',
        'Investors reach the field through shares, most of them listed in Canada, through funds of such shares, and through trusts that own the greenhouses.',
      ],
    },
    {
      id: 'returns',
      title: 'Where a return comes from',
      blocks: [
        'From selling a farm product, in the end. Where many may grow, its price falls toward the cost of growing it. What can last is a brand, a patented medicine, or a licence that others do not get.',
      ],
    },
    {
      id: 'costs',
      title: 'What it costs',
      blocks: [
        'The usual costs of trading shares, wide spreads in small companies, and dilution: firms that lose money issue new shares, so each old one is a smaller part of the whole.',
      ],
    },
    {
      id: 'risks',
      title: 'Typical risks',
      blocks: [
        {
          list: [
            'Hope comes first: shares rose before legalisation and fell for years after it, in many cases by more than nine tenths.',
            'Law, at every border and after every election.',
            'Oversupply, and an untaxed black market that is cheaper.',
            'Penny shares that are talked up and then sold.',
          ],
        },
        'A plan of the same name is listed among ours. It has no terms and no reserve, so it is [not offered](/plans).',
      ],
    },
  ],
}
