/**
 * Names of fields, filters and columns of a resource that screens would show as they are written in the code.
 * @param resource a resource of the contracts
 * @param titleOf the contracts' function of that name: the title of a field or filter, else its name
 * @returns {string[]}
 */
export function untitled(resource, titleOf) {
  const { fields, list } = resource;
  const shown = new Set([...Object.keys(fields), ...Object.keys(list.filters), ...(list.columns ?? [])]);
  return [...shown].filter((name) => {
    const { id, en } = titleOf(resource, name);
    return id === name || en === name;
  });
}
