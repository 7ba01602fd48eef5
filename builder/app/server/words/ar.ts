import type { ServerWords } from './words.type.ts';

export const words: ServerWords = {
  codeSubject: 'رمز تسجيل الدخول إلى {app}: {code}',
  codeText:
    '{code} هو رمز تسجيل الدخول إلى {app}. الرمز صالح لمدة 10 دقائق.\n\nإذا لم تطلبه، فتجاهل هذه الرسالة.',
  inviteSubject: 'تمت دعوتك إلى {app}',
  inviteText: 'يمكنك الآن تسجيل الدخول إلى {app} بهذا البريد الإلكتروني.',
  tooManyRequests: 'طلبات كثيرة جدًا. حاول لاحقًا.',
  tooManyUploads: 'لقد رفعت ملفات كثيرة لا يستخدمها أي سجل. احفظ تغييراتك أو حاول مرة أخرى غدًا.',
  versionNeeded: 'أرسل نسخة السجل مع التغيير (If-Match).',
  invalidRequest: 'الطلب غير صالح.',
  tooLarge: 'الطلب كبير جدًا.',
  fileUnknown: 'ارفع هذا الملف مرة أخرى.',
  imageNeeded: 'اختر صورة (PNG أو JPEG أو GIF أو WebP أو AVIF).',
  ownAccount: 'لا يمكنك تغيير أدوارك أو حظر نفسك.',
};
