import { directionOf, type Language } from '#contract/core/languages.ts';
import { type Message, translate } from '../../texts/index.ts';
import type { Mail } from './index.ts';

export interface EmailTemplate {
  subject: Message;
  /** Plain paragraphs. */
  lines: Message[];
  /** A code to type, shown large. */
  code?: string;
  button?: { label: Message; url: string };
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** One escaped template for every mail, with its plain-text twin, in the language of who reads it. */
export function composeMail(to: string, language: Language, email: EmailTemplate): Mail {
  const { code } = email;
  const subject = translate(language, email.subject);
  const lines = email.lines.map((line) => translate(language, line));
  const button = email.button && { ...email.button, label: translate(language, email.button.label) };
  const foot = translate(language, 'Selvedge: apps that build themselves.');
  const text = [
    ...lines,
    ...(code ? [code] : []),
    ...(button ? [`${button.label}: ${button.url}`] : []),
    '--',
    foot,
  ].join('\n\n');
  const body = lines.map((line) => `<p style="margin:0 0 16px">${escape(line)}</p>`).join('');
  const codeBlock = code
    ? `<p style="margin:0 0 16px;font-size:26px;letter-spacing:.2em;font-weight:600;font-family:ui-monospace,Menlo,monospace">${escape(code)}</p>`
    : '';
  const action = button
    ? `<p style="margin:24px 0"><a href="${escape(button.url)}" style="background:#2F55D4;color:#fff;text-decoration:none;padding:11px 20px;border-radius:6px;display:inline-block;font-weight:600">${escape(button.label)}</a></p>`
    : '';
  const seam = 'border-inline-start:6px solid #2F55D4';
  return {
    to,
    subject,
    text,
    html: `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><body style="margin:0;background:#F7F6F3;color:#1B1D22;font:15px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif"><div style="max-width:520px;margin:32px auto;background:#fff;border:1px solid #DDDAD3;${seam};border-radius:10px;padding:32px"><h1 style="font-size:20px;margin:0 0 16px">${escape(subject)}</h1>${body}${codeBlock}${action}<p style="margin:32px 0 0;color:#5B606B;font-size:12px">${escape(foot)}</p></div></body></html>`,
  };
}
