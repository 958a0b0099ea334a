import * as z from 'zod/mini';
import type { BusinessLine } from '../../core/business-lines.ts';
import { call } from '../../core/call.ts';
import { changeWarning } from '../../core/changes.ts';
import { plainDate } from '../../core/fields.ts';
import { promoErrors, sheetErrors } from './errors.ts';
import { promoLines } from './lines.ts';
import { placement } from './sheet-calls.ts';
import { typedPromo } from './typed.ts';

const ids = z.nullish(z.array(z.uuid()).check(z.maxLength(500)));
/** What of a promo decides where it meets another one; as it is typed. */
const reach = z.object({
  productGroupIds: ids,
  outletScope: z.nullish(z.string().check(z.maxLength(20))),
  outletIds: ids,
  singleOutletIds: ids,
  tenors: z.nullish(z.array(z.string().check(z.maxLength(2))).check(z.maxLength(60))),
  customerKind: z.nullish(z.enum(['ALL', 'REGULAR', 'REPEAT'])),
  channels: z.nullish(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(40))),
  startDate: z.nullish(plainDate()),
  endDate: z.nullish(plainDate()),
  priority: z.nullish(z.int().check(z.gte(1), z.lte(999))),
  branchIds: ids,
});
export type Reach = z.infer<typeof reach>;

const conflict = z.object({
  secureId: z.uuid(),
  promoCode: z.string(),
  name: z.string(),
  priority: z.int(),
  /** Where both hold: the first names, and of how many. */
  branches: z.array(z.string()),
  branchCount: z.int(),
  groups: z.array(z.string()),
  tenors: z.array(z.int()),
  from: plainDate(),
  to: plainDate(),
});
export type PromoConflict = z.infer<typeof conflict>;

const wordedRefusal = z.object({ code: z.string(), message: z.string() });

/** The calls of promos besides the operations. */
export const promoCallsOf = (of: BusinessLine) => {
  const { module, privilege } = promoLines[of];
  const shared = { base: 'middle' as const };
  const view = { privilege, action: 'view' } as const;
  return {
    submit: call({
      ...shared,
      name: `${module}.submit`,
      audit: 'CREATE',
      method: 'POST',
      path: `${module}/submit`,
      access: { privilege, action: 'create' },
      summary: `${of}: creates a promo with its rate sheets, all or none`,
      idempotent: true,
      body: z.object({ values: typedPromo(of), sheets: z.nullish(placement) }),
      result: z.object({ secureId: z.uuid(), promoCode: z.string(), sheets: z.int() }),
      errors: [...new Set([...Object.keys(promoErrors), ...Object.keys(sheetErrors)])],
    }),
    duplicate: call({
      ...shared,
      name: `${module}.duplicate`,
      audit: 'CREATE',
      method: 'POST',
      path: `${module}/duplicate`,
      access: { privilege, action: 'create' },
      summary: `${of}: copies a promo with its sheets as a new one, from today on`,
      idempotent: true,
      body: z.object({ secureId: z.uuid(), startDate: plainDate(), endDate: plainDate() }),
      result: z.object({ secureId: z.uuid(), promoCode: z.string(), sheets: z.int(), leftOut: z.int() }),
      errors: [...new Set([...Object.keys(promoErrors), ...Object.keys(sheetErrors)])],
    }),
    conflicts: call({
      ...shared,
      name: `${module}.conflicts`,
      method: 'POST',
      path: `${module}/conflicts`,
      access: view,
      reads: true,
      summary: `${of}: active promos that a promo would meet, where, and which priority settles it`,
      /** Of a stored promo, of values as they are typed, or of a stored one with typed values in place of its own. */
      body: z.object({ secureId: z.nullish(z.uuid()), values: z.nullish(reach) }),
      result: z.object({
        rows: z.array(conflict),
        /** Further ones are not shown. */
        more: z.boolean(),
        /** A priority that none of them has, nearest to that of the promo; `null` where none is left. */
        settledBy: z.nullable(z.int()),
      }),
    }),
    readiness: call({
      ...shared,
      name: `${module}.readiness`,
      method: 'GET',
      path: `${module}/{secureId}/readiness`,
      access: view,
      summary: `${of}: what refuses the activation of a promo, and the warnings that its approver ticks`,
      result: z.object({
        refusals: z.array(wordedRefusal),
        warnings: z.array(changeWarning),
        ticked: z.array(changeWarning),
        /** Only an admin approves with these warnings. */
        adminOnly: z.boolean(),
        /** The quota times the sample of the line, in rupiah; `null` without a quota. */
        exposure: z.nullable(z.object({ contracts: z.int(), base: z.int(), amount: z.int() })),
      }),
    }),
  } as const;
};
