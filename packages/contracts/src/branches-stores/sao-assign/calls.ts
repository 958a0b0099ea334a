import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { saoModule, saoOutletTypes, type SaoOutletType } from './vocabulary.ts';

const { module, privilege } = saoModule;
/** Outlets that are spread, or moved together, at most. */
export const maxMoves = 500;
const ids = (maximum: number) => z.array(z.uuid()).check(z.minLength(1), z.maxLength(maximum));
const outletType = z.enum(saoOutletTypes.map(({ value }) => value) as [SaoOutletType, ...SaoOutletType[]]);

const load = z.object({
  saoId: z.uuid(),
  npk: z.string(),
  name: z.string(),
  /** False: the outlets of this SAO wait for another one. */
  available: z.boolean(),
  /** Open assignments, of all branches. */
  outlets: z.int(),
  /** Of orders, those that this SAO handles. */
  openOrders: z.int(),
});
/** What an SAO has to do. */
export type SaoLoad = z.infer<typeof load>;

const outlet = z.object({
  secureId: z.uuid(),
  version: z.int(),
  outletType,
  outletCode: z.string(),
  outletName: z.string(),
  openOrders: z.int(),
  /** The SAO in charge; null where the outlet has none. */
  saoId: z.nullable(z.uuid()),
  startDate: z.nullable(z.iso.date()),
});
/** An outlet of the branch and who looks after it. */
export type SaoOutlet = z.infer<typeof outlet>;

const proposal = z.object({
  secureId: z.uuid(),
  version: z.int(),
  outletCode: z.string(),
  outletName: z.string(),
  saoId: z.nullable(z.uuid()),
  /** Null: none of the chosen SAOs works at the branch of the outlet. */
  newSaoId: z.nullable(z.uuid()),
});
export type SaoProposal = z.infer<typeof proposal>;

const maximum = z.int();

/** The calls of SAO assignment besides its operations and steps. */
export const saoCalls = {
  board: call({
    name: `${module}.board`,
    audit: 'READ',
    method: 'GET',
    base: 'middle',
    path: `${module}/board`,
    access: { privilege, action: 'view' },
    summary: 'The SAOs of a branch with their load, and up to 500 of its outlets, those without an SAO first',
    query: z.object({ branchId: z.uuid() }),
    result: z.object({
      saos: z.array(load),
      outlets: z.array(outlet),
      /** Outlets of the branch, those that are not listed included. */
      total: z.int(),
      maximum,
    }),
  }),
  balance: call({
    name: `${module}.balance`,
    audit: 'COMPARE',
    method: 'POST',
    base: 'middle',
    path: `${module}/balance/preview`,
    access: { privilege, action: 'update' },
    reads: true,
    summary: 'Who of the chosen SAOs would get which outlet, by least load; stores nothing',
    body: z.object({
      /** Named rows, or all outlets of one SAO. */
      secureIds: z.optional(ids(maxMoves)),
      ofSao: z.optional(z.uuid()),
      saoIds: ids(50),
    }),
    result: z.object({
      proposals: z.array(proposal),
      /** The chosen SAOs as they would be afterwards. */
      saos: z.array(z.object({ ...load.shape, outletsAfter: z.int() })),
      /** More outlets than one call moves: the others follow. */
      left: z.int(),
      maximum,
    }),
    errors: ['NOT_FOUND'],
  }),
  assignBulk: call({
    name: `${module}.assign-bulk`,
    audit: 'REASSIGN',
    method: 'POST',
    base: 'middle',
    path: `${module}/assign-bulk`,
    access: { privilege, action: 'update' },
    idempotent: true,
    summary: 'Moves outlets each to an SAO of its own, all or none',
    body: z.object({
      moves: z
        .array(z.object({ secureId: z.uuid(), version: z.int(), saoId: z.uuid() }))
        .check(z.minLength(1), z.maxLength(maxMoves)),
      startDate: z.iso.date(),
      ordersFollow: z.boolean(),
      reason: z.string().check(z.minLength(5), z.maxLength(255)),
    }),
    result: z.object({ moved: z.int() }),
    errors: [
      'STALE_VERSION',
      'NOT_FOUND',
      'INVALID_STATE',
      'SAO_OTHER_BRANCH',
      'SAO_UNCHANGED',
      'SAO_BEFORE_START',
      'SAO_STILL_ASSIGNED',
    ],
  }),
} as const;
