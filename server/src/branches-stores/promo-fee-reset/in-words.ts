import type { ResetRow } from '@console/contracts/branches-stores/promo-fee/reset';
import { promoFeeTitles } from '@console/contracts/branches-stores/promo-fee/vocabulary';
import { text, type Language } from '@console/contracts/core/text';
import type { BatchRow } from '@console/contracts/platform/approvals';
import { instalmentInWords } from '../simulation/effect-in-words.ts';

const results = { END: text('Diakhiri', 'Ends'), CANCEL: text('Dibatalkan', 'Cancelled') };
const field = { kind: 'money' } as const;

/** A promo fee of a reset, as the page of approvals shows it: the normal fee comes in its place. */
export function inWords(row: ResetRow, language: Language): BatchRow {
  const { instalmentNow: now, instalmentThen: proposed } = row;
  return {
    key: row.secureId,
    about: `${row.officeCode} ${row.branchName}, ${row.campaignName}, ${row.tenors}`,
    result: results[row.effect][language],
    values: [
      {
        name: 'regular',
        title: promoFeeTitles.promoFeeRegular,
        field,
        before: row.promoFeeRegular,
        after: row.normalFeeRegular,
      },
      {
        name: 'repeat',
        title: promoFeeTitles.promoFeeRepeat,
        field,
        before: row.promoFeeRepeat,
        after: row.normalFeeRepeat,
      },
    ],
    replaces: [],
    consequence: instalmentInWords({ now, proposed })?.[language] ?? null,
    warnings: [],
  };
}
