import path from 'node:path';
import { root } from './paths.mjs';
import { provided } from './sharing.mjs';

const text = JSON.stringify;
/** What nearly every page of a remote begins with: mostly names of what `screens` holds, too small for a file each. */
const first = [
  'zod/mini',
  ...[
    'children',
    'core',
    'crud',
    'dialogs',
    'feedback',
    'form',
    'formats',
    'guard',
    'list',
    'lov',
    'navigation',
    'page',
    'record',
    'reference',
    'status',
    'tabs',
    'value',
    'why',
  ].map((name) => `@console/ui/${name}`),
];
/** The chunk name, by which `chunks.mjs` knows the parts of the kit. */
const chunkName = (request) =>
  first.includes(request) ? 'remotes' : request.replace(/^@console\//, '').replace('/', '-');
/**
 * Gets a provided module. The eager ones are in the shell's first file; `require` keeps all their exports, since a
 * remote may use any.
 */
const getter = ({ request, lazy }) => {
  if (!lazy) return `async () => () => require(${text(request)})`;
  const chunk = `/* webpackChunkName: ${text(chunkName(request))} */`;
  return `() => import(${chunk} ${text(request)}).then((module) => () => module)`;
};

/** Generates the content of `apps/shell/src/provide.ts`, with every folder of `packages/ui/src`. */
export default function provideLoader() {
  this.addContextDependency(path.join(root, 'packages/ui/src'));
  const lines = provided(this.mode === 'development').map(
    (module) => `${text(module.request)}: { version: ${text(module.version)}, get: ${getter(module)} }`,
  );
  return `export const provided = {\n${lines.join(',\n')}\n};`;
}
