/** A parameter of a call; arrays travel as repeated keys, `null` and `undefined` not at all. */
export type Parameter = string | number | boolean | null | undefined | readonly (string | number | boolean)[];
export type Query = Readonly<Record<string, unknown>>;

/** The query string of a call with its `?`, or an empty string (docs/model/specification.md#calls). */
export function queryString(query: Query = {}): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== null && each !== undefined) parameters.append(name, String(each));
  }
  const joined = parameters.toString();
  return joined === '' ? '' : `?${joined}`;
}
