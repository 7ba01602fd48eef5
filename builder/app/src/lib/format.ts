import { app } from '../app.ts';
import { createFormat } from '../core/format.ts';
import { messages } from '../words/index.ts';

/** Dates, amounts and cells as the app's language writes them. */
export const format = createFormat({ locale: app.language, currency: app.currency, messages });
