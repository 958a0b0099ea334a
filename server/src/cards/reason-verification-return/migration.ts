import type { SchemaStep } from '../../platform/database/migrate.ts';
import { createMaster } from '../../records/masters/columns.ts';

export const migration: SchemaStep = {
  up: (db) =>
    createMaster(
      db,
      'verification_return_reason',
      `step text not null, document_type text, message_to_applicant text not null, final_reject boolean not null`,
    ),
};
