import path from 'node:path';
import { root } from './paths.mjs';
import { provided } from './sharing.mjs';

const text = JSON.stringify;
/** The name by which `chunks.mjs` knows what a part of the kit needs. */
const chunkName = (request) => request.replace(/^@console\//, '').replace('/', '-');
/** What is part of the shell's first file is there already; `require` keeps all of a module, since any remote may use any part. */
const getter = ({ request, lazy }) =>
  lazy
    ? `() => import(/* webpackChunkName: ${text(chunkName(request))} */ ${text(request)}).then((module) => () => module)`
    : `async () => () => require(${text(request)})`;

/** Fills `apps/shell/src/provide.ts`. A new folder of `packages/ui/src` is provided without further ado. */
export default function provideLoader() {
  this.addContextDependency(path.join(root, 'packages/ui/src'));
  const lines = provided(this.mode === 'development').map(
    (module) => `${text(module.request)}: { version: ${text(module.version)}, get: ${getter(module)} }`,
  );
  return `export const provided = {\n${lines.join(',\n')}\n};`;
}
