import type { RateLimitOptions } from '@fastify/rate-limit';
import type { Services } from '../../platform/services.ts';
import { deviceOf } from '../../platform/http/device.ts';
import { isKnownDevice } from './devices.ts';

/** Attempts per minute from one address, over all calls that take a password (docs/model/shell.md#local-sign-in). */
export const signInLimit = ({ configuration, db }: Pick<Services, 'configuration' | 'db'>): RateLimitOptions => ({
  max: configuration.signInsPerMinute,
  timeWindow: 60_000,
  groupId: 'sign-in',
  // A known browser has its own limit, so that strangers behind the same address do not use it up; without the database
  // the address is the key.
  keyGenerator: async ({ ip, headers: { cookie } }) => {
    const device = deviceOf(cookie);
    const known = device !== undefined && (await isKnownDevice(db, device).catch(() => false));
    return known ? device : ip;
  },
});

/** Attempts per minute of one person from one address: colleagues behind the same address have their own limits. */
export const proofLimit: RateLimitOptions = {
  max: 10,
  timeWindow: 60_000,
  groupId: 'proof',
  keyGenerator: ({ ip, headers }) => `${ip} ${String(headers['username'])}`,
};
