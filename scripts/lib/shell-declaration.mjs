import path from 'node:path';
import { evaluate } from '../../packages/build/src/declaration/evaluate.mjs';
import { root } from './paths.mjs';

/** The shell's own pages as its source declares them. */
export const shellDeclaration = async () =>
  (await evaluate(path.join(root, 'apps/shell/src/administration/declaration.ts'))).value;
