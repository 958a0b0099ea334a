import path from 'node:path';
import { evaluate } from '../../packages/build/src/declaration/evaluate.mjs';
import { root } from './paths.mjs';

/** The declaration of the shell's own pages. */
export const shellDeclaration = async () =>
  (await evaluate(path.join(root, 'apps/shell/src/administration/declaration.ts'))).value;
