import { qanunBranches } from '@console/contracts/branches-stores/qanun-branch';
import { cardTypes } from '@console/contracts/cards/card-types';
import { callsOf } from '@console/contracts/core/resource';
import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';

/** Conditions stand in addresses, where numbers are written as programs write them; pages read what people write. */

const server = useServer({ modules });
const lists = { cardTypes: callsOf(cardTypes).list, qanun: callsOf(qanunBranches).list } as const;

interface WrittenCondition {
  /** Names the input. */
  readonly id: string;
  readonly list: keyof typeof lists;
  readonly field: string;
  readonly written: string;
  /** The same bounds as programs write them. */
  readonly plain: string;
  readonly minimum: number;
  readonly maximum: number;
}

const fee = { list: 'cardTypes', field: 'replacementFee' } as const;
const ujrah = { list: 'qanun', field: 'ujrahAdminRegular' } as const;
const tazir = { list: 'qanun', field: 'tazirRate' } as const;

const conditions: readonly WrittenCondition[] = [
  { id: 'F03a', ...fee, written: '25.000*100.000', plain: '25000*100000', minimum: 25_000, maximum: 100_000 },
  { id: 'F03b', ...ujrah, written: '150.000*200.000', plain: '150000*200000', minimum: 150_000, maximum: 200_000 },
  { id: 'F03c', ...fee, written: '*25.000', plain: '*25000', minimum: 0, maximum: 25_000 },
  { id: 'F03d', ...tazir, written: '0,05*0,2', plain: '0.05*0.2', minimum: 0.05, maximum: 0.2 },
];

const rowsOf = async (list: WrittenCondition['list'], where?: string) =>
  server.current.call(lists[list], admin, { query: { size: 100, ...(where ? { where: [where] } : {}) } });

test.each(conditions)('$written of $field is refused, and $plain finds the rows between them', async (condition) => {
  const { list, field, written, plain, minimum, maximum } = condition;
  expect(await rowsOf(list, `${field}.between.${written}`)).toMatchObject({
    status: 422,
    body: { errors: [{ code: 'NOT_A_NUMBER' }] },
  });
  const isBetween = (row: Readonly<Record<string, unknown>>) =>
    row[field] !== null && Number(row[field]) >= minimum && Number(row[field]) <= maximum;
  const expected = (await rowsOf(list)).result.rows.filter(isBetween);
  expect(expected.length).toBeGreaterThan(0);
  expect((await rowsOf(list, `${field}.between.${plain}`)).result.total).toBe(expected.length);
});
