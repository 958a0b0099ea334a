import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { branchLines } from './lines.ts';

const offered = z.object({
  groups: z.array(z.object({ secureId: z.uuid(), code: z.string(), name: z.string() })),
  bands: z.array(z.object({ from: z.int(), to: z.int() })),
});
export type OfferedTargets = z.infer<typeof offered>;

/** What a bulk file may be applied to: active product groups, and bands of the tenors that they are sold in. */
const targetsOf = (line: 'SPEKTRA' | 'NMC') => {
  const { module, privilege } = branchLines[line];
  return call({
    name: `${module}.bulk-targets`,
    audit: 'IMPORT_UPLOAD',
    method: 'GET',
    base: 'middle',
    path: `${module}/bulk/targets`,
    access: { privilege, action: 'import' },
    summary: `${line}: product groups and bands of tenors that a bulk import offers`,
    result: offered,
  });
};

export const targetCalls = { spektra: targetsOf('SPEKTRA'), nmc: targetsOf('NMC') } as const;
