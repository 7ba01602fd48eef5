import { HttpError } from '../../platform/errors.ts';
import type { Gateway } from '../../platform/payments/gateway.ts';
import type { Services } from '../../services.ts';

/** @throws 422 where payments are not set up */
export function requireGateway({ gateway }: Pick<Services, 'gateway'>): Gateway {
  if (!gateway)
    throw new HttpError('payments_off', 'Payments are not set up on this server. Contact an administrator.');
  return gateway;
}
