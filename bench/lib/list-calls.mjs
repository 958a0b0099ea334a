export const query = (values) => new URLSearchParams(values).toString();

/** The calls of a list, one for each case of filters and sort: a name and an address. */
export const list = (path, name, cases) =>
  Object.entries(cases).map(([what, values]) => [
    `${name}: ${what}`,
    `${path}?${query({ page: '1', size: '25', ...values })}`,
  ]);
