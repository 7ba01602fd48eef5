/** What the server says in the app's language: in mails, and why a call failed. */
export interface ServerWords {
  /** With `{app}` and `{code}`. */
  readonly codeSubject: string;
  /** With `{app}` and `{code}`. */
  readonly codeText: string;
  /** With `{app}`. */
  readonly inviteSubject: string;
  /** With `{app}`. */
  readonly inviteText: string;
  readonly tooManyRequests: string;
  readonly tooManyUploads: string;
  readonly versionNeeded: string;
  readonly invalidRequest: string;
  readonly tooLarge: string;
  readonly fileUnknown: string;
  readonly imageNeeded: string;
  readonly ownAccount: string;
}
