import { files, partTitles } from '../outlet/sections.ts';
import { holderInput } from '../outlet/HolderInput.tsx';
import { zipCodeInput } from '../outlet/ZipCodeInput.tsx';
import { soldByUfi } from './parts.ts';

/** The steps in which a dealer of UFI is registered. */
export const registrationParts = [
  { key: 'identity', title: partTitles.identity, fields: ['name', 'dealerType', 'companyId', 'npwp'] },
  {
    key: 'place',
    title: partTitles.place,
    fields: [{ name: 'address', wide: true }, { name: 'zipCode', input: zipCodeInput('UFI') }, 'branchId'],
  },
  { key: 'contacts', title: partTitles.contacts, fields: ['picName', 'picPhone'] },
  {
    key: 'account',
    title: partTitles.account,
    fields: ['bankCode', 'accountNo', { name: 'accountName', input: holderInput('UFI') }],
  },
  { key: 'sold', title: partTitles.sold, fields: soldByUfi },
  { key: 'documents', title: partTitles.documents, fields: files },
] as const;
