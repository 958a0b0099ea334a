/** Parameters of the address of a list of values that every list has. */
const everywhere = ['search', 'page', 'size'];

/** Where a list of values is given by its path: the resource that serves it. */
const pathOf = ({ path }) => `${path}/lov`;

const optionValues = (field) => field?.options?.map(({ value }) => value);

/** A reference names the resource whose list it offers, by the names that the resource has. */
function targetFaults(name, { lov, target }, serving) {
  const served = serving.get(lov);
  if (!served) return target === undefined ? [] : [`${name} names ${target.module}, which serves no ${lov}`];
  if (target === undefined) return [`${name} names ${lov}, not ${served.module}, which serves it`];
  const isSame =
    target.module === served.module && target.title.id === served.title.id && target.title.en === served.title.en;
  return isSame
    ? []
    : [`${name} names ${target.module} ${target.title.id}, but ${lov} is ${served.module} ${served.title.id}`];
}

/**
 * Names in a group of fields that nothing else declares: lists of values, their parameters, and fields beside them.
 * @param {object} record further fields that narrow them: those of the records that an act is done to
 */
function fieldFaults(fields, serving, known, record = {}) {
  return Object.entries(fields).flatMap(([name, field]) => {
    const { lov, lovParameters = {}, narrowedBy = {} } = field;
    const faults = Object.values(narrowedBy)
      .filter((beside) => !Object.hasOwn(fields, beside) && !Object.hasOwn(record, beside))
      .map((beside) => `${name} is narrowed by ${beside}, which does not stand beside it`);
    if (lov === undefined) return faults;
    if (!known.has(lov)) return [...faults, `${name} chooses from ${lov}, which is no list of values`];
    const parameters = serving.get(lov)?.lov;
    return [
      ...faults,
      ...targetFaults(name, field, serving),
      ...Object.keys({ ...lovParameters, ...narrowedBy })
        .filter((parameter) => parameters && !everywhere.includes(parameter) && !Object.hasOwn(parameters, parameter))
        .map((parameter) => `${name} gives ${parameter} to ${lov}, which has no such parameter`),
      ...Object.entries(lovParameters)
        .filter(([parameter, value]) => optionValues(parameters?.[parameter])?.includes(value) === false)
        .map(([parameter, value]) => `${name} gives ${parameter} the value ${value}, which is not among its options`),
    ];
  });
}

/** Uses by modules that there are, by a reference of theirs. */
const useFaults = ({ usedBy }, byModule, modules) =>
  Object.entries(usedBy).flatMap(([module, { field }]) => {
    if (!modules.has(module)) return [`is used by ${module}, which is no module`];
    const user = byModule.get(module);
    if (field === undefined || !user) return [];
    return ['reference', 'references'].includes(user.fields[field]?.kind)
      ? []
      : [`is used by ${module} through ${field}, which is no reference of it`];
  });

/** Filters of queues are filters of the list, with values that they take. */
const queueFaults = ({ list, queues }) =>
  Object.values(queues).flatMap(({ code, filters = {} }) =>
    Object.entries(filters).flatMap(([name, value]) => {
      const options = optionValues(list.filters[name]);
      if (!Object.hasOwn(list.filters, name)) return [`${code} is counted by ${name}, which is no filter`];
      return [value]
        .flat()
        .filter((each) => options && !options.includes(each))
        .map((each) => `${code} is counted by ${name} ${each}, which is not among its options`);
    }),
  );

/** Parameters of the address below a parent are filters of the list. */
const nestedFaults = ({ nested, list }) =>
  [...(nested ?? '').matchAll(/\{(\w+)\}/g)]
    .filter(([, name]) => !Object.hasOwn(list.filters, name))
    .map(([, name]) => `lies below {${name}}, which is no filter`);

/**
 * Names in contracts that no type can check, because they lead to another contract.
 * @param {object[]} resources all resources
 * @param {string[]} calls paths below the base `middle` that are served besides the lists of values of resources
 * @param {string[]} pages modules of the list of routes
 * @returns {string[]} faults
 */
export function nameFaults(resources, calls, pages) {
  const serving = new Map(
    resources.filter(({ operations }) => operations.includes('lov')).map((resource) => [pathOf(resource), resource]),
  );
  const known = new Set([...serving.keys(), ...calls]);
  const byModule = new Map(resources.map((resource) => [resource.module, resource]));
  const modules = new Set([...byModule.keys(), ...pages]);
  return resources.flatMap((resource) =>
    [
      ...[resource.fields, resource.derived, resource.list.filters, resource.lov].flatMap((fields) =>
        fieldFaults(fields, serving, known),
      ),
      ...Object.values(resource.acts).flatMap(({ fields = {} }) =>
        fieldFaults(fields, serving, known, { ...resource.fields, ...resource.derived }),
      ),
      ...useFaults(resource, byModule, modules),
      ...queueFaults(resource),
      ...nestedFaults(resource),
    ].map((fault) => `${resource.module}: ${fault}`),
  );
}
