import { useTranslation } from 'react-i18next';
import type { BuildState } from '#contract/builder/builds/index.ts';
import type { JobState } from '#contract/resources/jobs/index.ts';
import type { OrderState } from '#contract/resources/orders/index.ts';
import type { PaymentState } from '#contract/resources/payments/index.ts';
import type { ProjectState } from '#contract/builder/projects/index.ts';
import type { UpdateState } from '#contract/resources/recent-updates/index.ts';
import type { UserStatus } from '#contract/resources/users/index.ts';
import './state-dot.css';

type Tone = 'good' | 'busy' | 'wait' | 'bad' | 'off';

interface States {
  project: ProjectState;
  order: OrderState;
  build: BuildState;
  payment: PaymentState;
  user: UserStatus;
  update: UpdateState;
  job: JobState;
}

const TONES: { [K in keyof States]: Record<States[K], Tone> } = {
  project: {
    draft: 'off',
    'awaiting-payment': 'wait',
    queued: 'busy',
    building: 'busy',
    ready: 'good',
    failed: 'bad',
    archived: 'off',
    suspended: 'bad',
  },
  order: { pending: 'wait', paid: 'good', cancelled: 'off', expired: 'off', refunded: 'off' },
  build: { queued: 'wait', running: 'busy', complete: 'good', error: 'bad', cancelled: 'off' },
  payment: { initiated: 'wait', succeeded: 'good', failed: 'bad' },
  user: { pending: 'wait', active: 'good', blocked: 'bad', deleting: 'off' },
  update: { draft: 'off', scheduled: 'wait', published: 'good' },
  job: { queued: 'wait', running: 'busy', done: 'good', dead: 'bad' },
};

/** A state as a dot with its word: colour never says it alone. */
export function StateDot<K extends keyof States>({ kind, state }: { kind: K; state: States[K] }) {
  const { t } = useTranslation('shell');
  return <span className={`state-dot state-dot-${TONES[kind][state]}`}>{t(`state.${kind}.${state}`)}</span>;
}
