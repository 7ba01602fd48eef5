/** Public pages with a translation namespace of their own. */
const AREAS: Record<string, string> = {
  '/landing': 'landing',
  '/terms-and-conditions': 'policies',
  '/privacy-policy': 'policies',
  '/ai-code-gen-poilcy': 'policies',
  '/refund-policy': 'policies',
};

/** The translation namespaces a public page loads. */
export const publicTexts = (path: string): string[] => ['common', AREAS[path] ?? 'public'];
/** The translation namespaces every shell page loads. */
export const SHELL_TEXTS = ['common', 'shell'];
