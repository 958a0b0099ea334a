import { text } from '@console/contracts/core/text';
import { holderInput } from '../outlet/HolderInput.tsx';
import { files, partTitles } from '../outlet/sections.ts';
import { zipCodeInput } from '../outlet/ZipCodeInput.tsx';
import { PinInput } from '../place/PinInput.tsx';

const fields = {
  identity: ['name', 'storeType', 'companyId', 'storeGroupId', 'npwp', 'ownerName'],
  place: [
    { name: 'address', wide: true },
    { name: 'zipCode', input: zipCodeInput('SPEKTRA') },
    'branchId',
    'latitude',
    { name: 'longitude', wide: true, input: PinInput },
  ],
  contacts: ['picName', 'picPhone', 'picNik'],
  account: ['bankCode', 'accountNo', { name: 'accountName', input: holderInput('SPEKTRA') }],
  sold: ['productGroupIds', 'financialSchemeIds', 'channels', 'monthlyLimit'],
  documents: files,
} as const;

const decidedByTwo = text(
  'Perubahan diputuskan orang kedua; pencairan ditahan sampai disetujui',
  'A second person decides about changes; disbursements wait until then',
);

/** Parts of the form of a store, in order. */
export const storeParts = ['identity', 'place', 'contacts', 'account', 'sold', 'documents'] as const;
/** A part as a step of the registration, and as a section of the form. */
export const sectionOf = (part: (typeof storeParts)[number]) => ({
  title: partTitles[part],
  fields: fields[part],
  ...(part === 'account' ? { description: decidedByTwo } : {}),
});
