import { qanunBranches, qanunImport } from '@console/contracts/branches-stores/qanun-branch';
import type { Module } from '../../platform/http/application.ts';
import { registerImport } from '../../records/imports/serve-imports.ts';
import { registerResource } from '../../records/operations/register.ts';
import { qanunDefinition } from './definition.ts';
import { qanunHandler } from './import.ts';

/** Branches of SPEKTRA under Qanun (docs/model/branches-stores.md#qanun-branches). */
export const qanunBranchModule: Module = (app) => {
  const definition = qanunDefinition<typeof qanunBranches>(app, { table: 'qanun_branch', line: 'SPEKTRA' });
  registerImport(app, qanunHandler(app, registerResource(app, qanunBranches, definition), qanunImport, 'SPEKTRA'));
};
