import { gapCalls } from '@console/contracts/branches-stores/branch/rate-gaps';
import type { Module } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { schedule } from '../../platform/schedule/job.ts';
import { daily } from '../../platform/schedule/when.ts';
import { checkGaps, gapJob } from './check.ts';

/** The check for tenors without a rate or fee (docs/model/branches-stores.md#gaps-of-rates-and-fees). */
export const rateGapsModule: Module = (app) => {
  const { services } = app;
  schedule(app, { name: gapJob, version: 'v1', when: daily('04:00'), run: () => checkGaps(services) });
  for (const run of Object.values(gapCalls))
    serve(app, run, async () => {
      const { read, failed } = await checkGaps(services);
      return { branches: read, withGaps: failed };
    });
};
