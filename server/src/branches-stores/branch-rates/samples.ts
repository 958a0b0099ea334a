import type { SimulationBody } from '@console/contracts/branches-stores/branch/simulation';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { instalmentOf, TermsRefused } from '@console/instalments';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { groupTerms } from '../../products/index.ts';
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
  sampleRegular: number | null;
  sampleRepeat: number | null;
}

/** The instalments of the sample price at the longest tenor of each rate of a page, with the fees of today. */
export async function addSamples(
  app: Application,
  db: Db | Tx,
  line: BusinessLine,
  records: readonly Listed[],
): Promise<void> {
  const day = jakartaDay(app.services.now());
  const groups = new Map<string | null, Awaited<ReturnType<typeof groupTerms>>>();
  for (const { productGroupId } of records)
    if (!groups.has(productGroupId)) groups.set(productGroupId, await groupTerms(db, line, productGroupId, day));
  const body = { line, price: samplePrice[line] } as SimulationBody;
  const feesOf = await feesOfTenors(app, db, { line, day, body, groups, records });
  for (const record of records) {
    const group = groups.get(record.productGroupId);
    const sample = (rate: string | null, kind: 'REGULAR' | 'REPEAT'): number | null => {
      if (!group || rate === null) return null;
      try {
        const fees = feesOf(record, kind);
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
