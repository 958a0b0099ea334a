import { qanunNmcBranches, qanunNmcImport } from '@console/contracts/branches-stores/qanun-branch-nmc';
import type { Module } from '../../platform/http/application.ts';
import { registerImport } from '../../records/imports/serve-imports.ts';
import { registerResource } from '../../records/operations/register.ts';
import { qanunDefinition } from '../qanun-branch/definition.ts';
import { qanunHandler } from '../qanun-branch/import.ts';

/** Branches of NMC under Qanun (docs/model/branches-stores.md#qanun-branches). */
export const qanunBranchNmcModule: Module = (app) => {
  const definition = qanunDefinition<typeof qanunNmcBranches>(app, { table: 'qanun_branch_nmc', line: 'NMC' });
  registerImport(app, qanunHandler(app, registerResource(app, qanunNmcBranches, definition), qanunNmcImport, 'NMC'));
};
