/** A row of the grid, as it is typed. */
export type Row = Readonly<Record<string, unknown>>;

/**
 * The rows of a grid for the tenors of a promo: those that it has, blank ones for the others, and which are left out.
 * @param tenors numbers of months, as the promo lists them
 * @example
 * rowsOfTenors([{ tenor: 6, rateRegular: '1.5' }], ['6', '12']).next; // 6 as typed, and a blank row of 12
 */
export function rowsOfTenors(rows: readonly Row[], tenors: readonly string[]) {
  const wanted = tenors.map(Number).toSorted((one, other) => one - other);
  const dropped = rows.filter(({ tenor }) => tenor != null && !wanted.includes(Number(tenor)));
  const ofWanted = wanted.map((tenor) => rows.find((row) => Number(row['tenor']) === tenor) ?? { tenor });
  // A row whose tenor is not typed yet stays below the others.
  const next = [...ofWanted, ...rows.filter((row) => row['tenor'] == null && Object.values(row).some(Boolean))];
  return { next, dropped };
}
