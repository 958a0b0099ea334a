import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { module } from './vocabulary.ts';

const privilege = `${module}:browse`;
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
} as const;
