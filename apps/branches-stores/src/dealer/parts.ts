import { formSections, type OutletSections } from '../outlet/sections.ts';
import { holderInput } from '../outlet/HolderInput.tsx';

/** What the sections of dealers hold. */
const dealerParts = <const Sold extends string>(sold: readonly Sold[]) =>
  ({
    code: 'dealerCode',
    kind: 'dealerType',
    sold,
    persons: ['picName', 'picPhone', 'npwp'],
    counted: ['schemesInForce', 'saoName', 'ordersThisMonth'],
  }) as const satisfies OutletSections<string>;

/** Fields that say what the dealers of a line sell. */
export const nmcParts = dealerParts(['brands', 'mainBrand', 'financialSchemeIds', 'disbursementDays']);
export const soldByUfi = ['vehicleTypes', 'brands', 'mainBrand', 'maxLtvPct', 'disbursementDays'] as const;
export const ufiParts = dealerParts(soldByUfi);

/** Sections of the form of a dealer. */
export const nmcForm = formSections(nmcParts, { name: 'accountName', input: holderInput('NMC') } as const);
export const ufiForm = formSections(ufiParts, { name: 'accountName', input: holderInput('UFI') } as const);
