/** One card type as the services answer it. */
export const id = '0b0e7a39-3a38-5a0e-9d2c-0a4f3b7f3c11';
export const record = {
  secureId: id,
  version: 3,
  status: 'active',
  createdBy: 'ADMIN01',
  createdAt: '2026-01-02T09:00:00+07:00',
  updatedBy: 'ADMIN02',
  updatedAt: '2026-02-03T10:00:00+07:00',
  code: 'REG',
  name: 'Reguler',
  numberCode: '01',
  tier: 1,
  physical: true,
  digital: false,
  sharia: false,
  validityMonths: 60,
  replacementFee: 25000,
  ecardPrintFee: 0,
  programTypeIds: [],
  supplementary: false,
  sortOrder: 1,
};
