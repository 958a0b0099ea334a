import { Registry } from 'prom-client';

/** The metrics of this process, for Prometheus, which sums all processes. */
export const metrics = new Registry();
