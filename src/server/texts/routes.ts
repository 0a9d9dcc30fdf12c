/** What src/content says, in the shape of the wire. */
import type { Article } from '#content/article'
import { textIn } from '#content/languages'
import { bannerPath, isMarketKey, marketPage } from '#content/market'
import { plainText } from '#content/plain-text'
import { findPolicy, isPolicyName, policyVersions } from '#content/policy'
import type { Handlers } from '#contract/shared/define'
import type { textRoutes as table } from '#contract/texts'
import { refuse } from '#kernel/refusal'

export const textRoutes: Handlers<typeof table> = {
  readPolicy: async ({ params: { name }, query: { version, language } }) => {
    if (!isPolicyName(name)) return refuse('no_policy')
    const policy = findPolicy(name, language, version)
    if (!policy) return refuse('no_policy')
    const { title, summary } = policy
    return { data: { name, version: policy.version, versions: [...policyVersions(name)], title, summary, sections: sectionsOf(policy) } }
  },
  readMarketContent: async ({ params: { key }, query: { language } }) => {
    if (!isMarketKey(key)) return refuse('no_market_page')
    const page = marketPage(key, language)
    return {
      data: {
        key,
        title: page.title,
        subtitle: page.summary,
        description: plainText(page),
        image_banner: bannerPath(key),
        notice: textIn(language ?? 'en', 'notOffered'),
        sections: sectionsOf(page),
      },
    }
  },
}

function sectionsOf({ sections }: Article) {
  return sections.map(({ id, title, blocks }) => ({
    id,
    title,
    blocks: blocks.map((block) => (typeof block === 'string' ? block : { list: [...block.list] })),
  }))
}
