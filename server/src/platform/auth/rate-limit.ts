import type { RateLimitOptions } from '@fastify/rate-limit';
import type { Configuration } from '../configuration/configuration.ts';

/** Tries in a minute from one address, all ways of offering a password together (docs/model/shell.md#local-sign-in). */
export const signInLimit = ({ configuration }: { readonly configuration: Configuration }): RateLimitOptions => ({
  max: configuration.signInsPerMinute,
  timeWindow: 60_000,
  groupId: 'sign-in',
});

/** Tries in a minute of one person from one address: colleagues behind the same address do not use them up. */
export const proofLimit: RateLimitOptions = {
  max: 10,
  timeWindow: 60_000,
  groupId: 'proof',
  keyGenerator: ({ ip, headers }) => `${ip} ${String(headers['username'])}`,
};
