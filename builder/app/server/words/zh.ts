import type { ServerWords } from './words.type.ts';

export const words: ServerWords = {
  codeSubject: '{app} 登录验证码：{code}',
  codeText: '您的 {app} 登录验证码是 {code}，10 分钟内有效。\n\n如果不是您本人操作，请忽略此邮件。',
  inviteSubject: '您已受邀加入 {app}',
  inviteText: '现在您可以使用此邮箱地址登录 {app}。',
  tooManyRequests: '请求过于频繁，请稍后再试。',
  tooManyUploads: '您上传了太多未被任何记录使用的文件。请保存更改，或明天再试。',
  versionNeeded: '请随更改一起发送该记录的版本（If-Match）。',
  invalidRequest: '请求无效。',
  tooLarge: '请求内容过大。',
  fileUnknown: '请重新上传此文件。',
  imageNeeded: '请选择图片（PNG、JPEG、GIF、WebP 或 AVIF）。',
  ownAccount: '您不能更改自己的角色，也不能停用自己的账号。',
};
