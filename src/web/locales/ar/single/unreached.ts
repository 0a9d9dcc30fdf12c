/** The page that stands in when no screen can be fetched at all. */
import type { Catalogue } from '../../types/catalogue.ts'

export const unreached: Catalogue<'ar'>['unreached'] = {
  title: 'لا يوجد اتصال',
  body: 'لا يمكن الوصول إلى Clearterm من هنا الآن. لا يُحفظ في هذا المتصفح شيء من حسابك، كي لا يظهر رقم قديم كأنه حالي.',
  again: 'حاول مرة أخرى',
  waiting: 'تتابع هذه الصفحة من تلقاء نفسها عند عودة الاتصال.',
  ribbon: 'بيئة تجريبية: أموال تجريبية. لا ترسل أموالًا حقيقية.',
  ribbon_label: 'تنويه البيئة التجريبية',
}
