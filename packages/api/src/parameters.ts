/** A parameter of a call. Arrays become repeated keys; `null` and `undefined` are left out. */
export type Parameter = string | number | boolean | null | undefined | readonly (string | number | boolean)[];
export type Query = Readonly<Record<string, unknown>>;

/**
 * The query string of a call with its `?`, or an empty string (docs/model/specification.md#calls).
 * @example
 * queryString({ page: 1, state: ['OPEN', 'DONE'] }); // '?page=1&state=OPEN&state=DONE'
 */
export function queryString(query: Query = {}): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== null && each !== undefined) parameters.append(name, String(each));
  }
  const joined = parameters.toString();
  return joined === '' ? '' : `?${joined}`;
}
