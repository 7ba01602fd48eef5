import type { AppLanguage } from '../../../kinds.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { Grammar } from './grammar.ts';
import { zh } from './zh.ts';

export type OtherLanguage = Exclude<AppLanguage, 'en'>;
export const GRAMMARS: Readonly<Record<OtherLanguage, Grammar>> = { es, fr, de, zh, ar };
