import path from 'node:path';
import { evaluate } from '../../packages/build/src/declaration/evaluate.mjs';
import { firstCallsOf } from '../../packages/build/src/declaration/first-calls.mjs';
import { root } from './paths.mjs';

/** The declaration of the shell's own pages. */
export const shellDeclaration = async () =>
  (await evaluate(path.join(root, 'apps/shell/src/administration/declaration.ts'))).value;

/** The first calls of the shell's own pages, by path. */
export const shellFirstCalls = async () => firstCallsOf(await shellDeclaration());
