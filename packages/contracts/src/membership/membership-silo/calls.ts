import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { module } from './vocabulary.ts';

const privilege = `${module}:browse`;
const item = { secureId: z.uuid(), version: z.int() };
const changed = z.object({ ...item, state: z.string() });
const why = z.string().check(z.minLength(5), z.maxLength(255));
const lines = z.enum(['SPEKTRA', 'NMC', 'UFI']);
const points = z.int();

const candidate = z.object({
  memberNo: z.string(),
  name: z.string(),
  /** Masked. */
  nik: z.string(),
  birthDate: z.string(),
  /** Masked. */
  phone: z.string(),
  branch: z.string(),
  custMainNo: z.string(),
  lines: z.array(lines),
  status: z.enum(['pending', 'active', 'inactive', 'blocked', 'closed']),
  state: z.enum(['OPEN', 'ACCEPTED', 'REFUSED']),
  score: z.int(),
  /** Points of each comparison; 0 where both differ. */
  points: z.object({ nik: points, name: points, birthDate: points, phone: points, motherMaidenName: points }),
});
export type SiloCandidate = z.infer<typeof candidate>;

/** Calls of customer records besides the operations (docs/model/membership.md#customer-records-of-the-lines). */
export const siloCalls = {
  candidates: call({
    name: `${module}.candidates`,
    method: 'GET',
    base: 'middle',
    path: `${module}/{secureId}/candidates`,
    access: { privilege, action: 'view' },
    summary: 'Members that may be the customer of the record, with what agrees; the best first',
    result: z.array(candidate),
  }),
  approve: call({
    name: `${module}.approve`,
    method: 'PUT',
    base: 'middle',
    path: `${module}/approve`,
    access: { privilege, action: 'approve' },
    secondPerson: 'independent',
    summary: 'Joins the record with the proposed member',
    body: z.object(item),
    result: changed,
    errors: ['STALE_VERSION', 'INVALID_STATE', 'CUST_NO_TAKEN'],
  }),
  reject: call({
    name: `${module}.reject`,
    method: 'PUT',
    base: 'middle',
    path: `${module}/reject`,
    access: { privilege, action: 'approve' },
    secondPerson: 'other',
    summary: 'Refuses the proposed member, with a reason; the pair is never proposed again',
    body: z.object({ ...item, reason: why }),
    result: changed,
    errors: ['STALE_VERSION', 'INVALID_STATE'],
  }),
  unlink: call({
    name: `${module}.unlink`,
    method: 'PUT',
    base: 'middle',
    path: `${module}/unlink`,
    access: { privilege, action: 'approve' },
    secondPerson: 'independent',
    summary: 'Parts the record from its member, with a reason; the pair is never proposed again',
    body: z.object({ ...item, reason: why }),
    result: changed,
    errors: ['STALE_VERSION', 'INVALID_STATE', 'LINK_IN_USE'],
  }),
} as const;
