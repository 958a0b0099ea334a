import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { options } from '../core/fields.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { importRegister } from '../platform/import-register.ts';
import { importJob } from '../platform/imports.ts';
import { memberNewCalls, module } from './import-membership/definitions.ts';

export * from './import-membership/definitions.ts';

export const memberImportKindOptions = options({
  NEW: ['Member baru', 'New members'],
  DATABASE_TYPE: ['Tipe database', 'Database types'],
  PLAFOND: ['Plafond', 'Limits'],
  VERIFICATION_STEP: ['Langkah verifikasi', 'Verification steps'],
  STATUS: ['Status'],
});

/** Calls of imports of members besides those of each kind. */
export const memberImportCalls = {
  change: call({
    name: `${module}.change`,
    audit: 'UPDATE',
    method: 'PUT',
    base: 'middle',
    path: module,
    access: { privilege: `${module}:browse`, action: 'import' },
    summary: 'Another choice for known members of a checked file, whose rows are checked anew',
    body: z.object({ importId: z.uuid(), onDuplicate: z.enum(['SKIP', 'UPDATE']) }),
    result: importJob,
    errors: ['INVALID_STATE', 'IMPORT_EXPIRED'],
  }),
} as const;

/** Files of members and what became of them (docs/model/membership.md#imports-of-members). */
export const memberImports = defineResource({
  module,
  title: text('Impor Member', 'Member import'),
  ...importRegister(memberImportKindOptions),
  volume: 6_000,
  writtenBy: 'above-branch',
  calls: { ...memberNewCalls, ...memberImportCalls },
});

export type MemberImport = RecordOf<typeof memberImports>;
