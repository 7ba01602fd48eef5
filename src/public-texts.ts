/** The texts of public pages that have an area of their own. */
const AREAS: Record<string, string> = {
  '/landing': 'landing',
  '/terms-and-conditions': 'policies',
  '/privacy-policy': 'policies',
  '/ai-code-gen-poilcy': 'policies',
  '/refund-policy': 'policies',
};

/** The areas of text that a public page starts with. */
export const publicTexts = (path: string): string[] => ['common', AREAS[path] ?? 'public'];
/** Those that every page of the shell starts with. */
export const SHELL_TEXTS = ['common', 'shell'];
