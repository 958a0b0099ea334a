/**
 * Addresses of pages that stand below those of another record: `{field}` is a field of the record, `{secureId}` its
 * id.
 */
export interface Place {
  readonly list: string;
  readonly create: string;
  readonly detail: string;
  readonly update: string;
}

interface Placed {
  readonly module: string;
  readonly place?: Place | undefined;
}

const usual = (module: string): Place => ({
  list: `/${module}`,
  create: `/${module}/create`,
  detail: `/${module}/{secureId}`,
  update: `/${module}/{secureId}/update`,
});

/**
 * Address of a page of a record, or of the list that the record stands in.
 * @example
 * addressOf(branchRates, 'detail', { secureId, branchId }); // /branch/0193…/rates/0193…
 */
export const addressOf = ({ module, place }: Placed, page: keyof Place, record: object): string =>
  (place ?? usual(module))[page].replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String((record as Readonly<Record<string, string | number | undefined>>)[name] ?? ''),
  );

/**
 * Fields of a record that its addresses need besides its id.
 * @example
 * placeFields(branchRates); // ['branchId']
 */
export const placeFields = ({ place }: Pick<Placed, 'place'>): readonly string[] =>
  place ? [...place.list.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!) : [];
