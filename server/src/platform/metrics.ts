import { Registry } from 'prom-client';

/** What this copy of the program has counted, for Prometheus. Copies are summed there. */
export const metrics = new Registry();
