import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { integer } from '../../core/fields.ts';
import { cardHistory } from '../history.ts';

export const module = 'cards';
const privilege = `${module}:browse`;
export const optional = { required: false } as const;
export const count = integer({ minimum: 0, maximum: 1_000_000 });

/** The module's own calls besides the operations. */
export const cardCalls = {
  history: call({
    name: `${module}.history`,
    method: 'GET',
    base: 'middle',
    path: `${module}/{secureId}/history`,
    access: { privilege, action: 'view' },
    summary: 'Cards: movements, holds and chain of replacements of one card',
    result: cardHistory,
  }),
  free: call({
    name: `${module}.free`,
    method: 'GET',
    base: 'middle',
    path: `${module}/lov`,
    access: { privilege, action: 'view' },
    summary: 'Cards: free cards in the safe of an office, oldest first',
    query: z.object({
      officeKind: z.enum(['BRANCH', 'MRA']),
      officeId: z.uuid(),
      cardTypeId: z.optional(z.uuid()),
      search: z.optional(z.string()),
    }),
    result: z.array(z.object({ secureId: z.uuid(), code: z.string(), name: z.string() })),
  }),
} as const;
