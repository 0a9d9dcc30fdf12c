/** Arabic questions and answers, in the order of the page. */
import type { QuestionGroup } from '../../article.ts'
import { account } from './account.ts'
import { bots } from './bots.ts'
import { checking } from './checking.ts'
import { money } from './money.ts'
import { plans } from './plans.ts'
import { what } from './what.ts'

export const faqs: readonly QuestionGroup[] = [what, plans, money, bots, account, checking]
