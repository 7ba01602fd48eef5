import { type End, type Limits, run } from './runner.ts';

/** The steps of a build that run in the child; the server adds `publish`. */
export const BUILD_STEPS = ['check', 'write', 'type-check', 'compile', 'package'] as const;
export type BuildStep = (typeof BUILD_STEPS)[number];

export interface StepReport {
  step: BuildStep;
  status: 'in-progress' | 'complete' | 'error';
  log: string;
  /** Epoch milliseconds. */
  at: number;
}

export interface Built {
  zip: { bytes: number; sha256: string };
  app: { bytes: number; files: number };
  /** Whether `home.webp` shows the home page: a picture is only taken where a browser is installed. */
  picture: boolean;
}

/** Something in the app that made its build fail, by its path in the blueprint. */
export interface BuildFault {
  path: PropertyKey[];
  message: string;
}
export type BuildResult =
  | ({ ok: true } & Built)
  | {
      ok: false;
      step: BuildStep;
      log: string;
      faults?: BuildFault[];
      /** by something outside, not by the app */ interrupted?: true;
    };

/** What the child sends. */
export type ChildMessage = { type: 'step'; report: StepReport } | { type: 'end'; result: BuildResult };

const LIMITS: Limits = { wallMs: 120_000, heapMb: 1024, groupMb: 3000 };

export interface BuildRequest {
  blueprint: unknown;
  /** An empty folder; after success it holds `source/`, `app/`, `source.zip` and perhaps `home.webp`. */
  folder: string;
  /** The built child entry. */
  child: string;
  /** Makes the files of a version anew: it passed its own checks when it was built. */
  isAgain?: boolean;
  signal?: AbortSignal;
  onStep(report: StepReport): void;
  limits?: Limits;
}

/** Builds an app in a child process. Faults of the build are answers, never exceptions. */
export async function runBuild({
  blueprint,
  folder,
  child,
  isAgain = false,
  signal,
  onStep,
  limits = LIMITS,
}: BuildRequest): Promise<BuildResult> {
  let result: BuildResult | null = null;
  let current: BuildStep = 'check';
  const { end, output } = await run({
    module: child,
    input: { blueprint, folder, isAgain },
    cwd: folder,
    limits,
    signal,
    onMessage(message) {
      const told = message as ChildMessage;
      if (told.type === 'end') result = told.result;
      else {
        current = told.report.step;
        onStep(told.report);
      }
    },
  });
  if (result !== null) return result;
  const log = explain(end, limits, output);
  onStep({ step: current, status: 'error', log, at: Date.now() });
  return { ok: false, step: current, log, ...(end.kind === 'interrupted' ? { interrupted: true } : {}) };
}

function explain(end: End, limits: Limits, output: string): string {
  switch (end.kind) {
    case 'timed-out':
      return `The build took longer than ${limits.wallMs / 1000} seconds and was stopped. Make the app smaller, then build it again.`;
    case 'out-of-memory':
      return 'The build needed more memory than it is allowed and was stopped. Make the app smaller, then build it again.';
    case 'aborted':
    case 'interrupted':
      return 'The build was interrupted. Start it again.';
    case 'exited':
      return `The builder ended without a result. Build the app again; if it stays, tell an administrator.\n${output.slice(-2000)}`.trim();
  }
}
