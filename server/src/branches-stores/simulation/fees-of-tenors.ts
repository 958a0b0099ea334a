import type { CustomerKind } from '@console/contracts/branches-stores/branch/lines';
import type { SimulationBody } from '@console/contracts/branches-stores/branch/simulation';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { amountBeforeFees } from '@console/instalments';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import type { GroupTerms } from '../../products/index.ts';
import { qanunBranches } from '../qanun-branch/in-force.ts';
import { feesFor, readFees, type ReadFees, type ResolvedFee } from './resolve.ts';
import { financedOf } from './terms.ts';

interface OfTenor {
  readonly branchId: string;
  readonly productGroupId: string | null;
  readonly tenorTo: number;
}

/** The fees of several rates on a day, read by one query for each branch and group. */
export async function feesOfTenors(
  app: Application,
  db: Db | Tx,
  of: {
    readonly line: BusinessLine;
    readonly day: string;
    readonly body: SimulationBody;
    readonly groups: ReadonlyMap<string | null, GroupTerms | null>;
    readonly records: readonly OfTenor[];
  },
): Promise<(record: OfTenor, kind: CustomerKind) => readonly ResolvedFee[]> {
  const { line, day, body, groups, records } = of;
  const keyOf = ({ branchId, productGroupId }: OfTenor) => `${branchId} ${productGroupId ?? ''}`;
  const qanun = await qanunBranches(
    db,
    [...new Set(records.map(({ branchId }) => branchId))],
    new Date(`${day}T12:00:00+07:00`),
  );
  const read = new Map<string, ReadFees>();
  for (const record of records) {
    const group = groups.get(record.productGroupId);
    if (!group || read.has(keyOf(record))) continue;
    const tenors = records.filter((each) => keyOf(each) === keyOf(record)).map(({ tenorTo }) => tenorTo);
    const ask = {
      line,
      branchId: record.branchId,
      groupId: record.productGroupId,
      day,
      base: amountBeforeFees(financedOf(body, group)),
      collateralType: null,
      ageBand: null,
      subjects: {},
      isQanun: qanun.has(record.branchId),
    };
    read.set(keyOf(record), await readFees(app, db, ask, [...new Set(tenors)]));
  }
  return (record, kind) => feesFor(read.get(keyOf(record)) ?? [], record.tenorTo, kind, 'id');
}
