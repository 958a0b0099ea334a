import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { module } from './vocabulary.ts';

const privilege = `${module}:browse`;
const item = { secureId: z.uuid(), version: z.int() };
const changed = z.object({ ...item, state: z.string() });
const count = z.int();
const figures = z.object({ waiting: count, high: count, eddMissing: count, expired: count, expiring: count });

/** Calls of risk profiles besides the operations (docs/model/membership.md#risk-profiles). */
export const riskCalls = {
  figures: call({
    name: `${module}.figures`,
    method: 'GET',
    base: 'middle',
    path: 'risk-profile/figures',
    access: { privilege, action: 'view' },
    summary: 'What waits and what ends, in the scope of the caller',
    result: figures,
  }),
  approve: call({
    name: `${module}.approve`,
    method: 'PUT',
    base: 'middle',
    path: 'risk-profile/approve',
    access: { privilege, action: 'approve' },
    secondPerson: 'independent',
    summary: 'Puts a profile in force: the grade of the member follows, lower limits are proposed',
    body: z.object(item),
    result: z.object({ ...item, state: z.string(), proposed: count }),
    errors: ['STALE_VERSION', 'INVALID_STATE', 'APPROVER_LEVEL'],
  }),
  reject: call({
    name: `${module}.reject`,
    method: 'PUT',
    base: 'middle',
    path: 'risk-profile/reject',
    access: { privilege, action: 'approve' },
    secondPerson: 'other',
    summary: 'Sends a profile back with a note; the grade stays',
    body: z.object({ ...item, reason: z.string().check(z.minLength(5), z.maxLength(255)) }),
    result: changed,
    errors: ['STALE_VERSION', 'INVALID_STATE', 'APPROVER_LEVEL'],
  }),
} as const;

export type RiskFigures = z.infer<typeof figures>;
