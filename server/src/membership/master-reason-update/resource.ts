import { updateReasons } from '@console/contracts/membership/master-reason-update';
import { sql } from 'kysely';
import type { Module } from '../../platform/http/application.ts';
import { registerResource } from '../../records/operations/register.ts';

/** Reasons for the update of a member's data (docs/model/membership.md#reasons-for-update). */
export const updateReasonsModule: Module = (app) => {
  registerResource(app, updateReasons, {
    table: 'update_reason',
    filters: {
      fieldGroup: (group: string) => sql`${group} = any(t.field_group)`,
      statusStep: (step: string) => sql`${step} = any(t.status_steps)`,
    },
  });
};
