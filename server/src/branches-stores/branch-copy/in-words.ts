import { missingInWords, type CopyRow } from '@console/contracts/branches-stores/branch/copies';
import { feeTypesNmc } from '@console/contracts/branches-stores/branch/fees';
import { ageBands, allGroups, collateralTypes } from '@console/contracts/branches-stores/branch/lines';
import { rateTitles } from '@console/contracts/branches-stores/branch/rate-fields';
import { text, type Language } from '@console/contracts/core/text';
import type { BatchRow } from '@console/contracts/platform/approvals';
import { rupiah } from '../../platform/rupiah.ts';
import { instalmentInWords } from '../simulation/effect-in-words.ts';

const results = { ADD: text('Baru', 'New'), REPLACE: text('Mengganti', 'Replaces') };

const sample = text('Angsuran contoh', 'Sample instalment');

/** A row of a copy, as the page of approvals shows it. */
export function inWords(row: CopyRow, language: Language): BatchRow {
  const choice = (options: readonly { value: string; title: { id: string; en: string } }[], value: string | null) =>
    options.find((option) => option.value === value)?.title[language];
  const value = (given: string | null) => (row.unit === 'AMOUNT' && given !== null ? Number(given) : given);
  const field = { kind: row.unit === 'AMOUNT' ? 'money' : 'percent' } as const;
  const subject =
    row.kind === 'FEE'
      ? `Fee ${choice(feeTypesNmc, row.feeType) ?? ''}`
      : `Rate ${row.productGroup ?? allGroups[language]}`;
  const about = [subject, row.tenors, choice(collateralTypes, row.collateralType), choice(ageBands, row.ageBand)]
    .concat(row.amountFrom ? `≥ ${rupiah(row.amountFrom)}` : [], row.amountTo ? `≤ ${rupiah(row.amountTo)}` : [])
    .filter((part) => part !== undefined)
    .join(', ');
  const { instalmentNow: now, instalmentThen: proposed } = row;
  return {
    key: about,
    about,
    result: results[row.effect === 'REPLACE' ? 'REPLACE' : 'ADD'][language],
    values: [
      {
        name: 'regular',
        title: rateTitles.rateRegular,
        field,
        before: value(row.beforeRegular),
        after: value(row.afterRegular),
      },
      {
        name: 'repeat',
        title: rateTitles.rateRepeat,
        field,
        before: value(row.beforeRepeat),
        after: value(row.afterRepeat),
      },
    ],
    replaces: [],
    consequence: row.missing
      ? `${sample[language]}: ${missingInWords(row.missing)[language]}`
      : (instalmentInWords({ now, proposed })?.[language] ?? null),
    warnings: [],
  };
}
