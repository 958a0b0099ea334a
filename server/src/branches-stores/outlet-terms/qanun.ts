import type { Db, Tx } from '../../platform/context.ts';
import { underQanunIn } from '../promo-fee/qanun.ts';
import type { ComparedTerms } from './branch-fee.ts';

type Terms = Pick<ComparedTerms, 'line' | 'branchId' | 'effectiveFrom' | 'effectiveTo'>;

/** Stands for a branch that is under Qanun on no day. */
const noBranch = '00000000-0000-0000-0000-000000000000';

/** Which of these terms meet a period in which their branch is, or will be, under Qanun: branches of NMC alone are. */
export const termsUnderQanun = (db: Db | Tx, terms: readonly Terms[]): Promise<ReadonlySet<number>> =>
  underQanunIn(
    db,
    terms.map(({ line, branchId, effectiveFrom, effectiveTo }) => ({
      branchId: line === 'NMC' ? branchId : noBranch,
      from: effectiveFrom,
      to: effectiveTo ?? effectiveFrom,
    })),
  );
