import { text } from '@console/contracts/core/text';

const scheme = text('Skema', 'Scheme');
const terms = text('Tenor dan uang muka', 'Tenors and down payment');
const fees = text('Fee dan asuransi', 'Fees and insurance');
const limits = text('Batas dan masa berlaku', 'Limits and period');

/** Sections of the form of a scheme; `down` are the fields of its least down payment, `own` those of its line. */
export const sectionsOf = <const Down extends readonly string[], const Own extends readonly string[]>(
  down: Down,
  own: Own,
) =>
  [
    { title: scheme, fields: ['schemeCode', 'name', 'description', 'lobId', 'productGroupIds', ...own] },
    { title: terms, fields: ['tenors', ...down, 'dpMaxPct', 'firstInstalment'] },
    { title: fees, fields: ['adminCharge', 'provisiCharge', 'insurancePaymentType', 'insuranceCharge'] },
    { title: limits, fields: ['plafondMin', 'plafondMax', 'customerKind', 'effectiveFrom', 'effectiveTo'] },
  ] as const;

/** What a new scheme begins with. */
export const usual = {
  adminCharge: 'BY_FEE',
  provisiCharge: 'BY_FEE',
  insurancePaymentType: 'S',
  insuranceCharge: 'FINANCED',
  customerKind: 'ALL',
  firstInstalment: 'ADDB',
} as const;
