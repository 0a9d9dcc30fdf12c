/** The Notifications tab of the settings. */
import type { Catalogue } from '../../types/catalogue.ts'

export const notifications: Catalogue<'ar'>['notifications'] = {
  tab: 'الإشعارات',
  title: 'رسائل البريد الإلكتروني',
  help: 'كل شيء يُكتب في رسائلك مهما اخترت هنا. وهذا يحدد ما يُرسل بالبريد أيضًا.',
  kinds: {
    deposits: 'الإيداعات',
    plans: 'الخطط',
    withdrawals: 'خطوات السحب',
    referrals: 'مكافآت الإحالة',
    operator_mail: 'رسائل من المشغّل',
  },
  kind_help: {
    deposits: 'وصل إيداع أو رُفض.',
    plans: 'شراء أو استحقاق أو إعادة استثمار أو تصفية.',
    withdrawals: 'تأكيد أو رفض أو إلغاء أو سقوط.',
    referrals: 'دُفعت لك مكافأة.',
    operator_mail: 'ما يكتبه إليك مدير.',
  },
  always: 'يُرسل بالبريد دائمًا',
  always_help:
    'لا يمكن إيقاف ما يخص أمان حسابك أو أموالك: سحب طُلب أو دُفع، أو تغيير عنوان السحب أو كلمة المرور أو البريد، أو جهاز جديد، أو تعديل من المشغّل، أو تجميد الحساب أو إيقافه.',
  code_title: 'رمز الدخول',
  code: 'إرسال رمز بالبريد عند كل دخول',
  code_help: 'إلى جانب كلمة المرور، يطلب كل دخول ستة أرقام تُرسل إلى بريدك.',
  code_fixed: 'يؤكد المديرون كل دخول، لذا يبقى هذا مفعّلًا.',
  saved: 'تم الحفظ',
  failed: 'تعذّر تحميل تفضيلاتك.',
  not_saved: 'لم يُحفظ اختيارك.',
}
