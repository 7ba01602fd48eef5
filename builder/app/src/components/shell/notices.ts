import { createContext, use } from 'react';

/** Shows a short message that needs no answer. */
export const NoticeContext = createContext<(text: string) => void>(() => undefined);
export const useNotify = () => use(NoticeContext);
