import type {
  DeletionAnswer,
  ListAnswer,
  ListQuery,
  Me,
  Member,
  RowAnswer,
  SummaryAnswer,
  SummaryQuery,
  Values,
} from '../core/calls.ts';

export * from '../core/calls.ts';

// The one way to the data. Behind it stands the app's server, or rows kept in this browser where there is no server.

export interface StoredFile {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
}

export type DataChange = 'rows' | 'session';

/** Every method throws `ApiError`. */
export interface Client {
  list(entity: string, query: ListQuery): Promise<ListAnswer>;
  get(entity: string, id: string): Promise<RowAnswer>;
  create(entity: string, values: Values): Promise<RowAnswer>;
  update(entity: string, id: string, values: Values, version: number): Promise<RowAnswer>;
  remove(entity: string, id: string): Promise<void>;
  deletion(entity: string, id: string): Promise<DeletionAnswer>;
  summary(entity: string, query: SummaryQuery): Promise<SummaryAnswer>;
  upload(file: File): Promise<StoredFile>;
  /** What an upload is called, and how large it is, with the access of its row. */
  fileInfo(id: string): Promise<StoredFile>;
  /** The bytes of an upload, with the access of its row. */
  file(id: string): Promise<Blob>;
  me(): Promise<Me | null>;
  signIn(email: string): Promise<void>;
  verify(email: string, code: string): Promise<Member>;
  signOut(): Promise<void>;
  rename(name: string): Promise<Member>;
  members(): Promise<readonly Member[]>;
  invite(email: string, roles: readonly string[]): Promise<Member>;
  changeMember(id: string, change: { roles?: readonly string[]; isBlocked?: boolean }): Promise<Member>;
  /** Deletes all sample rows; the owner may. */
  clearSamples(): Promise<void>;
  /** Calls back when somebody else is signed in, or nobody any more, and when rows changed by other means than these calls. */
  subscribe(listener: (change: DataChange) => void): () => void;
}
