import type { SimulationBody } from '@console/contracts/branches-stores/branch/simulation';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { instalmentOf, TermsRefused } from '@console/instalments';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { termsOfGroups } from '../../products/index.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { feesOfTenors } from '../simulation/fees-of-tenors.ts';
import { samplePrice } from '../simulation/sample.ts';
import { termsOf } from '../simulation/terms.ts';

interface Listed {
  readonly branchId: string;
  readonly productGroupId: string | null;
  readonly tenorTo: number;
  readonly rateRegular: string;
  readonly rateRepeat: string | null;
  readonly effectiveFrom: string;
  sampleRegular: number | null;
  sampleRepeat: number | null;
}

/** The day on which a rate is shown: that of its own start, or today once that has passed. */
const dayOf = ({ effectiveFrom }: Listed, today: string): string => (effectiveFrom > today ? effectiveFrom : today);

/**
 * The instalments of the sample price at the longest tenor of each rate of a page, with the fees of the day on which
 * it is shown; none without an ADMIN fee, as a simulation has none.
 */
export async function addSamples(
  app: Application,
  db: Db | Tx,
  line: BusinessLine,
  records: readonly Listed[],
): Promise<void> {
  const today = jakartaDay(app.services.now());
  const days = new Set(records.map((record) => dayOf(record, today)));
  for (const day of days) {
    const own = records.filter((record) => dayOf(record, today) === day);
    await addSamplesOn(app, db, line, day, own);
  }
}

async function addSamplesOn(
  app: Application,
  db: Db | Tx,
  line: BusinessLine,
  day: string,
  records: readonly Listed[],
): Promise<void> {
  const named = records.map(({ productGroupId }) => productGroupId);
  const groups = await termsOfGroups(db, line, named, day);
  const body = { line, price: samplePrice[line] } as SimulationBody;
  const feesOf = await feesOfTenors(app, db, { line, day, body, groups, records });
  for (const record of records) {
    const group = groups.get(record.productGroupId);
    const sample = (rate: string | null, kind: 'REGULAR' | 'REPEAT'): number | null => {
      if (!group || rate === null) return null;
      try {
        const fees = feesOf(record, kind);
        if (!fees.some(({ feeType }) => feeType === 'ADMIN')) return null;
        return instalmentOf(termsOf(body, group, { tenor: record.tenorTo, rate, fees, stampDuty: 0 })).instalment;
      } catch (error) {
        if (error instanceof TermsRefused) return null;
        throw error;
      }
    };
    record.sampleRegular = sample(record.rateRegular, 'REGULAR');
    record.sampleRepeat = sample(record.rateRepeat ?? record.rateRegular, 'REPEAT');
  }
}
