import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { date, paragraph, reference } from '../../core/fields.ts';
import { inAnyState } from '../../core/referables/referable.ts';
import { text } from '../../core/text.ts';
import { importCalls } from '../../platform/imports.ts';
import { salesForceImports } from './import.ts';
import { servedOutlets, type ServedLine } from './outlets.ts';
import { salesForces } from './sales-forces.ts';

const reason = { minimum: 5, maximum: 255 } as const;
const pair = { fromId: z.uuid(), toId: z.uuid(), startDate: z.iso.date() };

const outlet = z.object({
  outletCode: z.string(),
  outletName: z.string(),
  isPrimary: z.boolean(),
  /** Why this outlet stays; `null` for those that move. */
  code: z.nullable(z.enum(['SF_OTHER_BRANCH', 'PERIOD_OVERLAP'])),
});
export type MovedOutlet = z.infer<typeof outlet>;

const callsOf = (line: ServedLine) => {
  const { module, path, privilege, several } = servedOutlets[line];
  return {
    previewMove: call({
      name: `${module}.preview-move`,
      audit: 'COMPARE',
      method: 'POST',
      base: 'middle',
      path: `${path}/move/preview`,
      access: { privilege, action: 'update' },
      reads: true,
      summary: `Which ${several.en} of a sales person another one would get, and which stay; stores nothing`,
      body: z.object(pair),
      result: z.object({ outlets: z.array(outlet) }),
    }),
    move: call({
      name: `${module}.move`,
      audit: 'REASSIGN',
      method: 'POST',
      base: 'middle',
      path: `${path}/move`,
      access: { privilege, action: 'update' },
      idempotent: true,
      summary: `Moves all ${several.en} of a sales person to another one of their office, from a day on`,
      body: z.object({
        ...pair,
        reason: z.string().check(z.minLength(reason.minimum), z.maxLength(reason.maximum)),
      }),
      result: z.object({ moved: z.int(), stayed: z.int() }),
    }),
    ...importCalls(salesForceImports[line] as (typeof salesForceImports)['NMC']),
  } as const;
};

/** The calls of mappings besides operations and steps, by line. */
export const salesForceCalls = { SPEKTRA: callsOf('SPEKTRA'), NMC: callsOf('NMC') } as const;

/** What is typed for a move of all outlets of a sales person. */
export const moveFields = {
  fromId: inAnyState(reference(salesForces)),
  toId: reference(salesForces),
  startDate: date(),
  reason: paragraph(reason),
} as const;
export const moveTitles = {
  fromId: text('Dari SF', 'From SF'),
  toId: text('Ke SF', 'To SF'),
  startDate: text('Mulai', 'Start'),
  reason: text('Alasan', 'Reason'),
} as const;
