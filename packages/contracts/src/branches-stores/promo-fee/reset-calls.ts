import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import type { FieldError } from '../../core/errors.ts';
import { campaign, promoFeeModule } from './vocabulary.ts';

const access = (action: 'view' | 'update') => ({ privilege: `${promoFeeModule}:browse`, action }) as const;
const name = (of: string) => `${promoFeeModule}-reset.${of}`;
const path = `${promoFeeModule}/reset`;

/** Branches that one scope names at most. */
export const mostBranches = 250;

const meant = {
  regionId: z.nullish(z.uuid()),
  mraId: z.nullish(z.uuid()),
  branchIds: z.nullish(z.array(z.uuid()).check(z.maxLength(mostBranches))),
  campaignName: z.nullish(z.string().check(z.minLength(campaign.minimum), z.maxLength(campaign.maximum))),
  mode: z.enum(['END_RUNNING', 'CANCEL_SCHEDULED', 'BOTH']),
} as const;
const scope = z.object(meant);
/** Which promo fees are meant; what is left out does not narrow. */
export type ResetScope = z.infer<typeof scope>;

/** A reset names what it is about: with an empty form it would end every campaign. */
export const scopeFaults = ({ regionId, mraId, branchIds, campaignName }: Partial<ResetScope>): FieldError[] =>
  regionId || mraId || (branchIds ?? []).length > 0 || campaignName
    ? []
    : [{ field: 'regionId', code: 'SCOPE_REQUIRED' }];

const reason = z.string().check(z.minLength(5), z.maxLength(255));
const body = z.object({ ...meant, reason, expectedCount: z.int().check(z.gte(0)) });
export type ResetBody = z.infer<typeof body>;

const instalment = z.nullable(z.int());
const row = z.object({
  secureId: z.uuid(),
  officeCode: z.string(),
  branchName: z.string(),
  campaignName: z.string(),
  tenors: z.string(),
  /** What happens to it; one that is over by the time of the approval stays as it is. */
  effect: z.enum(['END', 'CANCEL']),
  promoFeeRegular: z.int(),
  promoFeeRepeat: z.nullable(z.int()),
  normalFeeRegular: z.nullable(z.int()),
  normalFeeRepeat: z.nullable(z.int()),
  /** Instalments of the sample price at the longest tenor of the band; `null` where nothing can be calculated. */
  instalmentNow: instalment,
  instalmentThen: instalment,
  /** Orders that were priced with it and are not yet final. They keep their price. */
  openOrders: z.int(),
});
export type ResetRow = z.infer<typeof row>;

/** Rows of a page of the preview. */
export const resetPageSize = 25;

const rows = { rows: z.array(row), total: z.int(), page: z.int(), size: z.int() };
const preview = z.object({
  ...rows,
  runningCount: z.int(),
  scheduledCount: z.int(),
  /** Promo fees in the scope that await another decision, and are left out. */
  awaitingCount: z.int(),
});
export type ResetPreview = z.infer<typeof preview>;

const moved = z.object({ secureId: z.uuid(), version: z.int(), state: z.string() });

/** Campaigns that are offered at most. */
export const mostCampaigns = 50;

/** Calls of resets besides the operations (docs/model/branches-stores.md#reset-of-promo-fees). */
export const ownCalls = {
  campaigns: call({
    name: name('campaigns'),
    method: 'GET',
    base: 'middle',
    path: `${promoFeeModule}/campaigns`,
    access: access('view'),
    summary: `Campaigns with promo fees in force or scheduled that the caller sees, at most ${mostCampaigns}`,
    query: z.object({ search: z.optional(z.string()), code: z.optional(z.array(z.string())) }),
    result: z.array(z.object({ secureId: z.string(), code: z.string(), name: z.string() })),
  }),
  preview: call({
    name: name('preview'),
    method: 'POST',
    base: 'middle',
    path: `${path}/preview`,
    access: access('update'),
    audit: 'REQUEST',
    reads: true,
    summary: 'What a reset would end and cancel, with the normal fees and the effect on instalments',
    body: z.object({ ...meant, page: z.optional(z.int().check(z.gte(1))) }),
    result: preview,
  }),
  create: call({
    name: name('create'),
    method: 'POST',
    base: 'middle',
    path,
    access: access('update'),
    audit: 'REQUEST',
    idempotent: true,
    summary: 'Asks for a reset of the promo fees of a scope; a second person decides on all of them at once',
    body,
    result: moved,
    errors: ['COUNT_CHANGED', 'NOTHING_TO_RESET'],
  }),
  rows: call({
    name: name('rows'),
    method: 'GET',
    base: 'middle',
    path: `${path}/{secureId}/rows`,
    access: access('view'),
    summary: 'The promo fees of a reset',
    query: z.object({ page: z.optional(z.int()) }),
    result: z.object(rows),
  }),
} as const;
