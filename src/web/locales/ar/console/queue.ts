/** Working the queue of transactions: views, keys, reasons. `reasons` are the contract's own sentences. */
import type { Catalogue } from '../../types/catalogue.ts'

export const queue: Catalogue<'ar'>['queue'] = {
  views: 'طرق العرض',
  view: { waiting: 'للبتّ فيها', deposits: 'إيداعات للبتّ فيها', withdrawals: 'سحوبات للبتّ فيها' },
  keys: { move: 'التالي، السابق', approve: 'موافقة', decline: 'رفض', off: 'تعطيل المفاتيح', on: 'تفعيل المفاتيح' },
  choose: 'اختر سببًا',
  reason_hint: 'يقرأ العضو هذه الجملة.',
  own_words: 'بكلماتك',
  own_words_hint: 'يقرؤها العضو بدلًا منها.',
  reasons: {
    no_payment: 'لم تصل أي دفعة لهذا الإيداع.',
    amount_mismatch: 'المبلغ الذي وصل مختلف.',
    wrong_destination: 'عنوان السحب أو البيانات البنكية غير مطابقة.',
    not_your_account: 'الحساب الذي دفع، أو الذي سيُدفع له، يخص شخصًا آخر.',
    duplicate: 'طُلب الشيء نفسه مرتين.',
    member_asked: 'طلبت منا رفضه.',
    under_review: 'نحتاج إلى النظر في الحساب أولًا. تواصل مع الدعم.',
    other: 'رفضه مدير',
  },
  read_only: 'دورك يقرأ قائمة الانتظار. ويقرر المشغّلون والمديرون.',
  own: 'هذه لك أنت: يقرر شخص آخر.',
  second: 'طلب مدير ثانٍ',
  second_title: 'طلب مدير ثانٍ بشأن {label} بمبلغ {amount}؟',
  second_text: 'لا يجوز لمدير واحد الموافقة على هذا المبلغ. ينتظر بين الموافقات حتى يقرر مدير آخر.',
}
