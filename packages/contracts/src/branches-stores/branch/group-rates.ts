import * as z from 'zod/mini';
import type { BusinessLine } from '../../core/business-lines.ts';
import { call } from '../../core/call.ts';
import { branchLines } from './lines.ts';

/** Branches of a page of the table. */
export const groupRatesSize = 10;

const query = z.object({
  groupId: z.uuid(),
  /** Plain date; today unless given. */
  date: z.optional(z.iso.date()),
  /** Of code and name of the office. */
  search: z.optional(z.string().check(z.maxLength(60))),
  page: z.optional(z.int().check(z.gte(1), z.lte(1_000))),
  /** UFI alone: what is lent on. */
  collateralType: z.optional(z.enum(['MOTOR_BEKAS', 'MULTIGUNA'])),
  ageBand: z.optional(z.enum(['0-3', '4-7', '8-10'])),
});
export type GroupRatesQuery = z.infer<typeof query>;

const cell = z.object({
  tenor: z.int(),
  /** Percent with four decimals; `null` without a rate. */
  regular: z.nullable(z.string()),
  repeat: z.nullable(z.string()),
  /** The level that the rate comes from. */
  level: z.nullable(z.string()),
});
const result = z.object({
  date: z.string(),
  tenors: z.array(z.int()),
  rows: z.array(z.object({ branchId: z.uuid(), officeCode: z.string(), name: z.string(), rates: z.array(cell) })),
  total: z.int(),
  page: z.int(),
  size: z.int(),
});
export type GroupRates = z.infer<typeof result>;

const callOf = (line: BusinessLine) => {
  const { module } = branchLines[line].groups;
  return call({
    name: `${module}.branch-rates`,
    method: 'GET',
    base: 'middle',
    path: `${module}/branch-rates`,
    access: { privilege: `${module}:browse`, action: 'view' },
    summary: `${line}: the rates of a product group at each active branch on a day, as they are resolved`,
    query,
    result,
  });
};

/** The rates of a product group by branch, of each line (docs/model/products.md#product-groups). */
export const groupRatesCalls = { SPEKTRA: callOf('SPEKTRA'), NMC: callOf('NMC'), UFI: callOf('UFI') } as const;
