import { ar } from './ar.ts';
import { de } from './de.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { OtherLanguage, RequestWords } from './intents.ts';
import { zh } from './zh.ts';

export const OTHERS: Readonly<Record<OtherLanguage, RequestWords>> = { es, fr, de, zh, ar };
