import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { integer } from '../../core/fields.ts';
import { changeRules, proposed } from '../../core/changes.ts';
import { cardHistory } from '../history.ts';

export const module = 'cards';
const privilege = `${module}:browse`;
export const optional = { required: false } as const;
export const count = integer({ minimum: 0, maximum: 1_000_000 });

const item = { secureId: z.uuid(), version: z.int() };
const reason = z.string().check(z.minLength(changeRules.reason.minimum), z.maxLength(changeRules.reason.maximum));
const changed = z.object({ secureId: z.uuid() });

const act = <Body, Result>(
  name: string,
  summary: string,
  body: z.ZodMiniType<Body>,
  result: z.ZodMiniType<Result>,
  errors: readonly string[],
) =>
  call({
    name: `${module}.${name}`,
    method: 'PUT',
    base: 'middle',
    path: `${module}/${name}`,
    access: { privilege, action: 'update' },
    summary: `Cards: ${summary}`,
    body,
    result,
    errors: ['STALE_VERSION', 'CARD_STATUS_CONFLICT', ...errors],
  });
const remark = z.string().check(z.minLength(5), z.maxLength(250));

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
  hold: act('hold', 'holds a damaged card', z.object({ ...item, remark }), changed, ['CARD_ON_HOLD']),
  release: act('release', 'takes the hold of a damaged card off', z.object({ ...item, remark }), changed, [
    'NOT_DAMAGED',
  ]),
  extend: act(
    'extend',
    'asks for a later expiry',
    z.object({ ...item, extensionReasonId: z.uuid(), reason }),
    proposed,
    ['EXTENSION_LIMIT', 'EXTENSION_TOO_EARLY', 'CHANGE_PENDING'],
  ),
  cancel: act('cancel', 'asks for the end of a number', z.object({ ...item, reason }), proposed, ['CHANGE_PENDING']),
} as const;
