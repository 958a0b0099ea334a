/** Columns of promos in a tab of what they are for. */
export const columnsOfGoods = [
  'promoCode',
  'name',
  'promoType',
  'tenors',
  'startDate',
  'endDate',
  'priority',
  'phase',
] as const;
