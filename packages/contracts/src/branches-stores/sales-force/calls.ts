import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { importCalls } from '../../platform/imports.ts';
import { dealerSfImport } from './import.ts';

const module = 'dealer-nmc-sf';
const privilege = `${module}:browse`;
const both = { fromId: z.uuid(), toId: z.uuid() };

const dealer = z.object({
  dealerCode: z.string(),
  dealerName: z.string(),
  isPrimary: z.boolean(),
  /** Why this dealer stays; `null` for those that move. */
  code: z.nullable(z.string()),
});
export type MovedDealer = z.infer<typeof dealer>;

/** The calls of sales people of dealers besides operations and steps. */
export const dealerSfCalls = {
  previewMove: call({
    name: `${module}.preview-move`,
    audit: 'COMPARE',
    method: 'POST',
    base: 'middle',
    path: `${module}/move/preview`,
    access: { privilege, action: 'update' },
    reads: true,
    summary: 'Which dealers of a sales person another one would get, and which stay; stores nothing',
    body: z.object(both),
    result: z.object({ dealers: z.array(dealer) }),
  }),
  move: call({
    name: `${module}.move`,
    audit: 'REASSIGN',
    method: 'POST',
    base: 'middle',
    path: `${module}/move`,
    access: { privilege, action: 'update' },
    idempotent: true,
    summary: 'Moves all dealers of a sales person to another one of their office, from a day on',
    body: z.object({
      ...both,
      startDate: z.iso.date(),
      reason: z.string().check(z.minLength(5), z.maxLength(255)),
    }),
    result: z.object({ moved: z.int(), stayed: z.int() }),
  }),
  ...importCalls(dealerSfImport),
} as const;
