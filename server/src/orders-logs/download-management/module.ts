import { downloadManagement } from '@console/contracts/orders-logs/download-management';
import { text } from '@console/contracts/core/text';
import type { Module } from '../../platform/http/application.ts';
import { registerResource } from '../../records/operations/register.ts';
import { registerCounter } from '../../records/waiting/sources.ts';
import { downloadDefinition } from './definition.ts';

/** The list of downloads (docs/model/orders-logs.md#downloads-page). `records/downloads` makes the files. */
export const downloadManagementModule: Module = (app) => {
  registerResource(app, downloadManagement, downloadDefinition);
  registerCounter(app, {
    code: 'DOWNLOAD_READY',
    label: text('Unduhan siap diambil', 'Downloads ready to fetch'),
    // An admin's list shows the downloads of all, so it is filtered.
    url: ({ isAdmin, username }) =>
      `/download-management?state=ready&fetched=false${isAdmin ? `&requestedBy=${username}` : ''}`,
    appliesTo: (caller) => caller.can(downloadManagement.privilege, 'view'),
    count: async (db, { userId }) =>
      (
        await db
          .selectFrom('download_job')
          .select((all) => all.fn.countAll<number>().as('count'))
          .where('user_id', '=', userId)
          .where('state', '=', 'ready')
          .where('fetch_count', '=', 0)
          .executeTakeFirstOrThrow()
      ).count,
  });
};
