import path from 'node:path';
import { root } from '../paths.mjs';
import { evaluate } from './evaluate.mjs';

const contracts = path.join(root, 'packages/contracts/src');

/** The resources of the contracts by module. */
async function resourcesByModule() {
  const { module } = await evaluate(path.join(contracts, 'domains.ts'));
  const resources = module.domains.flatMap((domain) => domain.resources);
  return new Map(resources.map((resource) => [resource.module, resource]));
}

/**
 * The first call of every page of a declaration that begins with the list or the record of its module, by path: so the
 * shell sends it before any code of the page has arrived.
 */
export async function firstCallsOf(remote) {
  const pages = remote.modules.flatMap(({ id, pages: own }) => own.map((page) => ({ ...page, module: id })));
  if (!pages.some(({ first }) => first)) return new Map();
  const [resources, { module: contract }] = await Promise.all([
    resourcesByModule(),
    evaluate(path.join(contracts, 'core/resource/first-call-of.ts')),
  ]);
  return new Map(
    pages.flatMap(({ path: page, module, first }) => {
      if (!first) return [];
      const { of = module, kind, by } = typeof first === 'string' ? { kind: first } : first;
      const resource = resources.get(of);
      if (!resource?.operations.includes(kind)) return [];
      return [[page, { ...contract.firstCallOf(resource, kind), ...(by ? { by } : {}) }]];
    }),
  );
}
