export const ROLES = ['Admin', 'User'] as const;
export type Role = (typeof ROLES)[number];

/**
 * Whether someone with `authority` may enter where `allowed` are let in. An empty list lets anyone in; names are compared after
 * trimming and lower-casing (source specification, section 6).
 */
export function hasRole(authority: readonly string[], allowed: readonly string[]): boolean {
  if (allowed.length === 0) return true;
  const normal = (role: string) => role.trim().toLowerCase();
  const held = new Set(authority.map(normal));
  return allowed.some((role) => held.has(normal(role)));
}
