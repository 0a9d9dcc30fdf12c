/** The home page of the app. The tabs keep the specification's own labels; they are filters by term. */
import type { Catalogue } from '../../types/catalogue.ts'

export const home: Catalogue<'ar'>['home'] = {
  lead: 'مدد ثابتة بأموال تجريبية، يُجنَّب عائد كل منها كاملًا قبل بيعها.',
  terms: 'الخطط حسب المدة',
  short: 'ساعة - 24 ساعة - 7 أيام',
  long: '30 يومًا - 90 يومًا - سنة',
  on_sale: 'معروض هنا: {plans}.',
  none: 'لا خطة بهذه المدة معروضة الآن.',
  all: 'كل الخطط',
  market: 'كل الأسعار',
}
