import { downloadManagement } from '@console/contracts/orders-logs/download-management';
import type { Module } from '../../platform/http/application.ts';
import { registerResource } from '../../records/operations/register.ts';
import { downloadDefinition } from './definition.ts';

/** The list of downloads (docs/model/orders-logs.md#downloads-page). `records/downloads` makes the files. */
export const downloadManagementModule: Module = (app) => {
  registerResource(app, downloadManagement, downloadDefinition);
};
