import { memberImportCalls, memberImports, newTarget } from '@console/contracts/membership/import-membership';
import type { Module } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { registerImport, answerImport } from '../../records/imports/serve-imports.ts';
import { registerResource } from '../../records/operations/register.ts';
import { changeTarget } from './change.ts';
import { importDefinition } from '../../records/imports/import-definition.ts';
import { newHandler } from './new-handler.ts';
import { plafondHandler } from './plafonds.ts';
import { databaseTypeHandler, statusHandler, stepHandler } from './small-changes.ts';

/** Imports of members (docs/model/membership.md#imports-of-members). */
export const importMembershipModule: Module = async (app) => {
  registerResource(app, memberImports, importDefinition(memberImports));
  registerImport(app, newHandler(await protectionOf(app.services)), newTarget);
  registerImport(app, databaseTypeHandler);
  registerImport(app, plafondHandler);
  registerImport(app, stepHandler);
  registerImport(app, statusHandler(app));
  serve(app, memberImportCalls.change, async (context) =>
    answerImport(app, context as never, await changeTarget(app, context)),
  );
};
