import type { ResourceDeclaration } from '../../core/resource.ts';

export const exportedFiles = {
  name: 'exports',
  audit: { entity: 'export', actions: ['create'] },
} as const satisfies ResourceDeclaration;
