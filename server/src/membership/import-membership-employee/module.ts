import { deltaTarget, employeeImports } from '@console/contracts/membership/import-membership-employee';
import type { Module } from '../../platform/http/application.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { registerImport } from '../../records/imports/serve-imports.ts';
import { registerResource } from '../../records/operations/register.ts';
import { importDefinition } from '../../records/imports/import-definition.ts';
import { employeeHandlers } from './handlers.ts';

/** Imports of employees (docs/model/membership.md#imports-of-employees). */
export const importMembershipEmployeeModule: Module = async (app) => {
  const { delta, full } = employeeHandlers(await protectionOf(app.services));
  registerResource(app, employeeImports, importDefinition(employeeImports));
  registerImport(app, delta, deltaTarget);
  registerImport(app, full);
};
