import type { Generated } from 'kysely';
import type {
  UserRow,
  SessionRow,
  CodeRow,
  SignUpRow,
  DeviceRow,
  IdentityRow,
  RewardRow,
  NotificationRow,
  NotificationPreferenceRow,
  SavedViewRow,
  DefaultViewRow,
} from './rows/accounts.ts';
import type { ProjectRow, BuildRow, ChangeRequestRow } from './rows/projects.ts';
import type {
  OrderRow,
  PaymentRow,
  RefundRow,
  DemoConfirmationRow,
  RecentUpdateRow,
  PictureRow,
} from './rows/business.ts';
import type {
  AuditRow,
  JobRow,
  EventRow,
  IdempotencyRow,
  RateLimitRow,
  AddressRow,
  CounterRow,
  TallyRow,
} from './rows/operations.ts';

// The tables as Kysely sees them. Ids are UUIDv7 text, times epoch milliseconds, yes/no 0 or 1, JSON text.

export type * from './rows/accounts.ts';
export type * from './rows/projects.ts';
export type * from './rows/business.ts';
export type * from './rows/operations.ts';

/** A row of a table that is searched; the text index knows it by this number. */
type Numbered<Row> = Row & { seq: Generated<number> };

export interface Database {
  users: Numbered<UserRow>;
  sessions: SessionRow;
  codes: CodeRow;
  signUps: SignUpRow;
  devices: DeviceRow;
  rateLimits: RateLimitRow;
  projects: Numbered<ProjectRow>;
  builds: BuildRow;
  changeRequests: ChangeRequestRow;
  orders: Numbered<OrderRow>;
  payments: PaymentRow;
  refunds: RefundRow;
  notifications: NotificationRow;
  recentUpdates: RecentUpdateRow;
  auditEntries: Numbered<AuditRow>;
  jobs: JobRow;
  events: EventRow;
  demoConfirmations: DemoConfirmationRow;
  writeProbes: { id: string; filler: Uint8Array };
  idempotencyKeys: IdempotencyRow;
  addresses: AddressRow;
  counters: CounterRow;
  savedViews: SavedViewRow;
  defaultViews: DefaultViewRow;
  pictures: PictureRow;
  rewards: RewardRow;
  identities: IdentityRow;
  notificationPreferences: NotificationPreferenceRow;
  /** Kept by triggers, never written otherwise. */
  rowCounts: CounterRow;
  /** Kept by triggers, never written otherwise. */
  tallies: TallyRow;
}
