import { text } from '@console/contracts/core/text';

const profile = text('Profil', 'Profile');
const account = text('Rekening bank', 'Bank account');
const documents = text('Dokumen', 'Documents');
const decidedByTwo = text(
  'Perubahan rekening diputuskan orang kedua; pencairan ditahan sampai disetujui',
  'A second person decides about changes of the account; disbursements wait until then',
);

const files = ['npwpFile', 'nibFile', 'nibUntil', 'ktpFile', 'frontPhoto', 'insidePhoto'] as const;
const person = ['picName', 'picPhone', 'npwp'] as const;

/**
 * Sections of the form of a dealer.
 * @param sold fields that say what is sold, of its line
 * @param holder the field of the account holder, with the inquiry
 */
export const formSections = <const Sold extends readonly string[], Holder>(sold: Sold, holder: Holder) =>
  [
    { title: profile, fields: ['name', 'dealerType', ...sold] },
    {
      title: text('Cabang dan alamat', 'Branch and address'),
      fields: ['branchId', 'companyId', { name: 'address', wide: true }, 'zipCode', ...person],
    },
    { title: account, description: decidedByTwo, fields: ['bankCode', 'accountNo', holder] },
    { title: documents, fields: files },
  ] as const;

/** Sections of its page. */
export const detailSections = <const Sold extends readonly string[]>(sold: Sold) =>
  [
    {
      title: profile,
      fields: ['dealerCode', 'name', 'dealerType', 'state', ...sold, 'schemesInForce', 'ordersThisMonth'],
    },
    {
      title: text('Cabang dan alamat', 'Branch and address'),
      fields: ['branchId', 'mra', 'companyId', { name: 'address', wide: true }, 'zipCode', ...person],
    },
    { title: account, fields: ['bankCode', 'accountNo', 'accountName', 'accountState'] },
    { title: documents, fields: files },
  ] as const;

/** A closed dealer is never changed again. */
export const closedRefuses = ({ state }: { readonly state: string }): { readonly update?: string } =>
  state === 'closed' ? { update: 'OUTLET_CLOSED' } : {};
