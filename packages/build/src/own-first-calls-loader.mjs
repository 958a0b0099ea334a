import path from 'node:path';
import { evaluate } from './declaration/evaluate.mjs';
import { firstCallsOf } from './declaration/first-calls.mjs';
import { root } from './paths.mjs';

/** Writes the first calls of the shell's own pages, which have no record of a release, into `own-first-calls.ts`. */
export default async function ownFirstCallsLoader() {
  const { value, files } = await evaluate(path.join(root, 'apps/shell/src/administration/declaration.ts'));
  for (const file of files) this.addDependency(file);
  this.addContextDependency(path.join(root, 'packages/contracts/src'));
  return `export const ownFirstCalls = ${JSON.stringify(Object.fromEntries(await firstCallsOf(value)))};`;
}
