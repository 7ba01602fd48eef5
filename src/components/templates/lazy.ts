import i18next from 'i18next';
import { lazy } from 'react';

/** The gallery with its words, which come once it is about to be seen. */
export const TemplateGallery = lazy(async () => {
  const [gallery] = await Promise.all([import('./index.tsx'), i18next.loadNamespaces('templates')]);
  return gallery;
});
