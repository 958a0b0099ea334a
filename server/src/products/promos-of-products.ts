import type { Application } from '../platform/http/application.ts';
import { registerUse } from '../records/resource/uses.ts';

const none = () => Promise.resolve(new Map<string, number>());

/** Products and their groups count the promos that run for them; the domain of promos, which comes later, says how. */
export const awaitPromos = (
  app: Application,
  of: `product${'' | '-nmc'}` | `product-group${'' | '-nmc'}`,
  by: 'promo' | 'promo-nmc',
): void => registerUse(app, { of, by, count: none });
