import type { Call } from '@console/contracts/core/call';
import { text } from '@console/contracts/core/text';
import { WordingButton } from './Wording.tsx';

interface Worded {
  readonly secureId: string;
  readonly wordingDocument: string | null;
}

/**
 * The sections of the page of a package, the same for each business line but what is given.
 * @param more fields of the line about what is covered
 */
export const packageSections = <More extends string>(
  document: Call,
  more: readonly (More | { readonly name: More })[],
) =>
  [
    {
      title: text('Perusahaan dan paket', 'Insurer and package'),
      fields: ['insuranceCode', 'insurerName', 'packageName', 'coverage', 'paymentTypes', 'sharia', ...more],
    },
    {
      title: text('Perjanjian', 'Agreement'),
      fields: [
        'agreementNo',
        'agreementFrom',
        'agreementTo',
        {
          name: 'wordingDocument',
          render: ({ secureId, wordingDocument }: Worded) =>
            wordingDocument === null ? '-' : <WordingButton call={document} secureId={secureId} />,
        },
      ],
    },
    { title: text('Biaya', 'Costs'), fields: ['policyFee', 'taxPct', 'commissionPct'] },
    { title: text('Klaim', 'Claims'), fields: ['claimContact', 'claimUrl'] },
  ] as const;

/** What the page of a package is called. */
export const agreementTab = text('Perjanjian', 'Agreement');
