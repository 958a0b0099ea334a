import { ageBands, allGroups, collateralTypes } from '@console/contracts/branches-stores/branch/lines';
import { bandsOf, type RateTarget } from '@console/contracts/branches-stores/branch/rate-imports';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { text } from '@console/contracts/core/text';
import { periodTitles } from '@console/contracts/core/titles';
import type { Fact } from '@console/contracts/platform/approvals';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { tablesOf } from '../simulation/tables.ts';
import { appliedTo } from './target.ts';

/** What a file is applied to, in words. */
export async function factsOfTarget(db: Db | Tx, line: BusinessLine, target: RateTarget): Promise<Fact[]> {
  const { keys, effectiveFrom, effectiveTo, supersede, collateralType, ageBand } = appliedTo(target, line);
  const ids = keys.flatMap(({ groupId }) => groupId ?? []);
  const { rows } = await sql<{ code: string; name: string }>`select group_code as code, name
    from ${sql.table(tablesOf[line].groups)} where id = any(${ids}::uuid[]) order by group_code`.execute(db);
  const all = keys.some(({ groupId }) => groupId === null) ? [allGroups.id] : [];
  const groups = [...all, ...rows.map(({ code, name }) => `${code} - ${name}`)];
  const isAll = all.length > 0 && rows.length === 0;
  const bands = bandsOf(target.bands).map(([from, to]) => `${from}-${to}`);
  const facts: Fact[] = [
    { name: 'line', title: text('Lini', 'Line'), field: { kind: 'text' }, value: line },
    {
      name: 'productGroupIds',
      title: text('Kelompok produk', 'Product groups'),
      field: { kind: 'text', emptyMeans: allGroups },
      value: isAll ? null : groups.join(', '),
    },
    {
      name: 'bands',
      title: text('Rentang tenor', 'Bands of tenors'),
      field: { kind: 'text' },
      value: bands.join(', '),
    },
    { name: 'effectiveFrom', title: periodTitles.effectiveFrom, field: { kind: 'date' }, value: effectiveFrom },
    { name: 'effectiveTo', title: periodTitles.effectiveTo, field: { kind: 'date' }, value: effectiveTo },
    {
      name: 'supersede',
      title: text('Akhiri rate sebelumnya sehari sebelum mulai', 'End the rate before on the day before'),
      field: { kind: 'flag' },
      value: supersede,
    },
  ];
  if (line !== 'UFI') return facts;
  return [
    ...facts,
    {
      name: 'collateralType',
      title: text('Jenis jaminan', 'Collateral'),
      field: { kind: 'choice', options: collateralTypes },
      value: collateralType,
    },
    {
      name: 'ageBand',
      title: text('Umur kendaraan', 'Age of the vehicle'),
      field: { kind: 'choice', options: ageBands },
      value: ageBand,
    },
  ];
}
