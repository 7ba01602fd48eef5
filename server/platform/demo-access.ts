import { isIP } from 'node:net';

/** Whether only this machine reaches a server that listens at this HOST. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

/** The mailbox and the demo accounts, whose password is published, are for trying the product out on one's own machine. */
export const hasDemoAccess = ({ production, host }: { production: boolean; host: string }): boolean =>
  !production && isLoopback(host);
