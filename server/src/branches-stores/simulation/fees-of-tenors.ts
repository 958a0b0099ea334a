import type { CustomerKind } from '@console/contracts/branches-stores/branch/lines';
import type { SimulationBody } from '@console/contracts/branches-stores/branch/simulation';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { amountBeforeFees } from '@console/instalments';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { SharedReads } from '../../platform/shared-reads.ts';
import type { GroupTerms } from '../../products/index.ts';
import { qanunBranches } from '../under-qanun/in-force.ts';
import { feesFor, readFees, type ResolvedFee } from './resolve.ts';
import { financedOf } from './terms.ts';

interface OfTenor {
  readonly branchId: string;
  readonly productGroupId: string | null;
  readonly tenorTo: number;
}

/** The fees of several rates on a day: those of a branch are read one time, groups differ in the amount financed. */
export async function feesOfTenors(
  app: Application,
  db: Db | Tx,
  of: {
    readonly line: BusinessLine;
    readonly day: string;
    readonly body: SimulationBody;
    readonly groups: ReadonlyMap<string | null, GroupTerms>;
    readonly records: readonly OfTenor[];
  },
): Promise<(record: OfTenor, kind: CustomerKind) => readonly ResolvedFee[]> {
  const { line, day, body, groups, records } = of;
  const branchIds = [...new Set(records.map(({ branchId }) => branchId))];
  const qanun = await qanunBranches(db, branchIds, new Date(`${day}T12:00:00+07:00`));
  const reads = new SharedReads();
  const tenors = [...new Set(records.map(({ tenorTo }) => tenorTo))];
  const read = new Map<string | null, Awaited<ReturnType<typeof readFees>>>();
  for (const [groupId, group] of groups) {
    const ask = {
      line,
      branchIds,
      groupId,
      day,
      base: amountBeforeFees(financedOf(body, group)),
      collateralType: null,
      ageBand: null,
      subjects: {},
      reads,
    };
    read.set(groupId, await readFees(app, db, ask, tenors));
  }
  return ({ branchId, productGroupId, tenorTo }, kind) => {
    const feesIn = read.get(productGroupId);
    return feesIn ? feesFor(feesIn(branchId, qanun.has(branchId)), tenorTo, kind, 'id') : [];
  };
}
