// What the audit log can say that someone did, by the kind of thing it was done to.

const BY_ENTITY = {
  user: [
    'register',
    'verify',
    'create',
    'import',
    'update',
    'block',
    'unblock',
    'avatar',
    'notifications',
    'email-ask',
    'email',
    'deletion-ask',
    'deletion-undo',
    'invite-friends',
    'reward',
    'identity-remove',
    'delete',
    'password-set',
    'password-change',
    'password-reset',
    'support-start',
    'support-end',
  ],
  session: ['start', 'end', 'revoke'],
  project: ['create', 'duplicate', 'update', 'blueprint', 'restore', 'publish', 'unpublish', 'delete'],
  build: ['start'],
  order: ['create', 'pay', 'decline', 'cancel', 'expire', 'refund'],
  'recent-update': ['create', 'update', 'publish', 'delete'],
  picture: ['create'],
  'saved-view': ['create', 'update', 'delete'],
  job: ['replay'],
  export: ['create'],
  demo: ['seed'],
} as const;

export type AuditEntity = keyof typeof BY_ENTITY;
export type AuditAction = { [E in AuditEntity]: `${E}.${(typeof BY_ENTITY)[E][number]}` }[AuditEntity];

export const AUDIT_ENTITIES = Object.keys(BY_ENTITY) as AuditEntity[];
export const AUDIT_ACTIONS = AUDIT_ENTITIES.flatMap((entity) =>
  BY_ENTITY[entity].map((verb) => `${entity}.${verb}` as AuditAction),
);

/** The kind of thing an action is done to. */
export function entityOf(action: AuditAction): AuditEntity {
  const found = AUDIT_ENTITIES.find((entity) => action.startsWith(`${entity}.`));
  if (!found) throw new Error(`${action} is done to nothing known`);
  return found;
}
