import { dealerAdminFeeImport } from '@console/contracts/branches-stores/exclusive-dealer-admin';
import type { Application } from '../../platform/http/application.ts';
import type { RowFault, RowValues } from '../../records/imports/handler.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { lowestYields } from '../branch-rates/yields.ts';
import { belowFloor } from '../simulation/judge-yield.ts';
import { branchFees } from '../outlet-terms/branch-fee.ts';
import { termsFileHandler } from '../outlet-terms/file-handler.ts';
import { yieldsAt } from '../outlet-terms/judged.ts';
import { comparedTerms } from '../outlet-terms/storage.ts';
import { outletsWith } from '../outlet-terms/with-terms.ts';
import { feeOverrides, judgedFee } from './fee-definition.ts';
import { feeErrors, type DealerFee } from './fee-rules.ts';
import { dealerFile, onDealerTerms } from './file.ts';

type Values = RowValues<(typeof dealerAdminFeeImport)['columns']>;

const feeOf = ({ admin_fee_regular: adminFeeRegular, admin_fee_ro: adminFeeRepeat }: Values): DealerFee => ({
  adminFeeRegular,
  adminFeeRepeat,
});
/** Columns of a file by the fields of a record. */
const columnOf: Readonly<Record<string, string>> = {
  dealerId: 'dealer_code',
  adminFeeRegular: 'admin_fee_regular',
  adminFeeRepeat: 'admin_fee_ro',
};

/** Import of admin fees of dealers. */
export const dealerAdminFeeFile = (app: Application, registered: RegisteredResource) =>
  termsFileHandler<Values>(app, registered, {
    ...dealerFile,
    definition: dealerAdminFeeImport,
    agreed: (values) => ({ ...feeOf(values) }),
    stored: (row) => ({
      admin_fee_regular: row['adminFeeRegular'] as number,
      admin_fee_ro: row['adminFeeRepeat'] as number | null,
    }),
    overrides: (values) => feeOverrides(feeOf(values)),
    async judge(db, rows, { now }) {
      const today = jakartaDay(now);
      const compared = await branchFees(
        db,
        rows.map(({ outlet, terms }) => comparedTerms(outlet, terms)),
      );
      const [line] = rows.map(({ outlet }) => outlet.line);
      const ids = rows.map(({ outlet }) => outlet.id);
      const of = { today, ownRates: await outletsWith(db, 'dealer_rate', ids, today) };
      const judged = rows.map(({ outlet, terms, values }) => yieldsAt(outlet, terms, judgedFee(feeOf(values)), of));
      const yields = line ? await lowestYields(app, db, line, judged) : [];
      return rows.map(({ values }, at) => {
        const { admin_fee_regular: regular, admin_fee_ro: repeat } = values;
        const warnings: RowFault[] = [];
        if (compared[at]!.whole === false)
          warnings.push({ column: 'tenor_to', code: 'TENOR_NOT_COVERED', from: onDealerTerms });
        const low = yields[at];
        if (low)
          warnings.push({ column: 'admin_fee_regular', ...belowFloor(low), from: [...onDealerTerms, 'admin_fee_ro'] });
        return {
          errors: [
            ...(repeat !== null && repeat > regular
              ? [{ column: 'admin_fee_ro', code: 'FEE_RO_ABOVE_REGULAR', from: ['admin_fee_regular'] }]
              : []),
            ...feeErrors(feeOf(values), compared[at]!).map(({ field, code, parameters }) => ({
              column: columnOf[field]!,
              code,
              from: onDealerTerms,
              ...(parameters ? { parameters: parameters as Readonly<Record<string, number>> } : {}),
            })),
          ],
          warnings,
        };
      });
    },
  });
