import { companies } from '@console/contracts/branches-stores/companies';
import { sql } from 'kysely';
import type { Application } from '../../platform/http/application.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { define } from '../../records/resource/definition.ts';
import { protectedFields } from '../../records/resource/protected-fields.ts';
import { exposureOf } from './exposure.ts';

/** How companies are stored. */
export const companyDefinition = (app: Application, texts: ProtectedText) =>
  define(
    companies,
    protectedFields(companies, texts, ['npwp'], {
      table: 'company',
      counted: { storeCount: 'store', dealerCount: ['dealer-nmc', 'dealer-ufi'] },
      async load(db, records) {
        const ids = records.map(({ secureId }) => secureId);
        const amounts = await exposureOf(app, db, ids);
        for (const record of records) record.exposure = amounts.get(record.secureId) ?? 0;
      },
      filters: { role: (role: string) => sql`t.role @> array[${role}]` },
      lov: { order: sql`t.legal_name` },
    }),
  );
