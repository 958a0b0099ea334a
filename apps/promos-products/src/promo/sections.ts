import { text } from '@console/contracts/core/text';
import { singleScopes } from '@console/contracts/promos-products/promo/vocabulary';
import type { FormSection } from '@console/ui/form';
import type { OfLine } from './of-line.ts';

const zeroHelp = text(
  '0 berarti mengikuti rate cabang; untuk bunga 0 % pilih tipe ZERO',
  '0 means the rate of the branch; for zero interest choose the type ZERO',
);
/** Cash loans have no type with zero interest. */
const branchHelp = text('0 berarti mengikuti rate cabang', '0 means the rate of the branch');

const groupScopes: readonly string[] = ['STORE_GROUP', 'COMPANY'];
/** What is filled in stays in sight until it is emptied: the rules refuse it where it says nothing. */
const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== '';

/** The parts of a promo as its pages show them. */
export const promoParts = ({ goods }: Pick<OfLine, 'goods'>) => {
  const isScheme = (name: string) => name === 'financialSchemeId';
  const identity: FormSection = {
    title: text('Identitas dan tipe', 'Identity and type'),
    fields: [
      'name',
      'promoType',
      { name: 'adminFee', visible: ({ promoType, adminFee }) => promoType === 'ADMIN' || isFilled(adminFee) },
      { name: 'description', wide: true },
    ],
  };
  const takers: FormSection = {
    title: text('Periode dan pelanggan', 'Period and customers'),
    fields: [
      'startDate',
      'endDate',
      'lobId',
      ...goods.filter(isScheme),
      'tenors',
      'customerKind',
      'membershipGroupIds',
      'channels',
      'priceMin',
      'priceMax',
      'dpMinPct',
    ],
  };
  const reach: FormSection = {
    title: text('Produk dan outlet', 'Products and outlets'),
    fields: [
      'productGroupIds',
      ...goods.filter((name) => !isScheme(name)),
      'outletScope',
      {
        name: 'outletIds',
        visible: ({ outletScope, outletIds }) => groupScopes.includes(String(outletScope)) || isFilled(outletIds),
      },
      {
        name: 'singleOutletIds',
        visible: ({ outletScope, singleOutletIds }) =>
          singleScopes.includes(String(outletScope)) || isFilled(singleOutletIds),
      },
    ],
  };
  const limits: FormSection = {
    title: text('Kuota dan prioritas', 'Quota and priority'),
    fields: ['priority', 'quotaContracts', 'quotaAmount', 'budgetSubsidy', 'allowedInQanun'],
  };
  const shown: FormSection = {
    title: text('Syarat dan banner', 'Terms and banner'),
    fields: [{ name: 'termsText', wide: true }, 'bannerId'],
  };
  return { identity, takers, reach, limits, shown } as const;
};

/** What stands below the grid of rates. */
export const linesHelp = ({ line }: Pick<OfLine, 'line'>) => (line === 'UFI' ? branchHelp : zeroHelp);

/** Start values of a new promo. */
export const usual = {
  customerKind: 'ALL',
  outletScope: 'ALL',
  promoType: 'RATE',
  priority: 100,
  allowedInQanun: false,
};
