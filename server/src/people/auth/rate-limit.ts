import type { RateLimitOptions } from '@fastify/rate-limit';
import type { Services } from '../../platform/services.ts';
import { deviceOf } from '../../platform/http/device.ts';
import { isKnownDevice } from './devices.ts';

/** Tries in a minute from one address, all ways of offering a password together (docs/model/shell.md#local-sign-in). */
export const signInLimit = ({ configuration, db }: Pick<Services, 'configuration' | 'db'>): RateLimitOptions => ({
  max: configuration.signInsPerMinute,
  timeWindow: 60_000,
  groupId: 'sign-in',
  // Strangers behind the same address do not use up what a known browser has; without the database it is the address.
  keyGenerator: async ({ ip, headers: { cookie } }) => {
    const device = deviceOf(cookie);
    const known = device !== undefined && (await isKnownDevice(db, device).catch(() => false));
    return known ? device : ip;
  },
});

/** Tries in a minute of one person from one address: colleagues behind the same address do not use them up. */
export const proofLimit: RateLimitOptions = {
  max: 10,
  timeWindow: 60_000,
  groupId: 'proof',
  keyGenerator: ({ ip, headers }) => `${ip} ${String(headers['username'])}`,
};
