import { text } from '@console/contracts/core/text';
import { quota } from '../outlet/quota.ts';

const goods = text('Tenor dan kelompok produk', 'Tenors and product group');
const rates = text('Rate');
const period = text('Masa berlaku', 'Period');

/** Sections of the form of one row. */
export const rowForm = [
  { title: goods, fields: ['storeId', 'productGroupId', 'tenorFrom', 'tenorTo'] },
  { title: rates, fields: ['rateRegular', 'rateRepeat', quota, 'agreementNo'] },
  { title: period, fields: ['effectiveFrom', { name: 'effectiveTo', demanded: true }] },
] as const;

/** Sections of its page. */
export const rowPage = [
  {
    title: goods,
    fields: ['storeCode', 'storeName', 'officeCode', 'branchName', 'productGroupId', 'tenors', 'agreementNo'],
  },
  { title: rates, fields: ['rateRegular', 'rateRepeat', 'baseRateRegular', 'baseRateRepeat', 'quotaContracts'] },
  { title: period, fields: ['phase', 'effectiveFrom', 'effectiveTo'] },
] as const;
