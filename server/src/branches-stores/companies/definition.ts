import { companies } from '@console/contracts/branches-stores/companies';
import { sql } from 'kysely';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { define } from '../../records/resource/definition.ts';
import { protectedFields } from '../../records/resource/protected-fields.ts';

/** How companies are stored. */
export const companyDefinition = (texts: ProtectedText) =>
  define(
    companies,
    protectedFields(companies, texts, ['npwp'], {
      table: 'company',
      filters: { role: (role: string) => sql`t.role @> array[${role}]` },
      lov: { order: sql`t.legal_name` },
    }),
  );
