import * as z from 'zod/mini';
import type { BusinessLine } from '../../core/business-lines.ts';
import { call } from '../../core/call.ts';
import { branchLines } from './lines.ts';

const runOf = (line: BusinessLine) => {
  const { module, privilege } = branchLines[line];
  return call({
    name: `${module}.rate-gap-check`,
    method: 'POST',
    base: 'scheduler-v1',
    path: `rate-gap-check/${module}`,
    access: { privilege, action: 'operate' },
    audit: 'RUN',
    idempotent: true,
    summary: `${line}: looks now for tenors of schemes without a rate or an ADMIN fee, over the branches of all lines`,
    body: z.object({}),
    result: z.object({ branches: z.int(), withGaps: z.int() }),
  });
};

/** The check of gaps, run now (docs/model/branches-stores.md#gaps-of-rates-and-fees). */
export const gapCalls = { SPEKTRA: runOf('SPEKTRA'), NMC: runOf('NMC'), UFI: runOf('UFI') } as const;
