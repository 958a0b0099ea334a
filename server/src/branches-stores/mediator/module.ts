import { mediators } from '@console/contracts/branches-stores/mediator';
import type { Module } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { registerResource } from '../../records/operations/register.ts';
import { define } from '../../records/resource/definition.ts';
import { eachTime } from '../../records/resource/phase.ts';
import { protectedFields } from '../../records/resource/protected-fields.ts';
import { sql } from 'kysely';
import { barredPhone } from './barred.ts';

/** Mediators, rows of the core feed whose status staff set too (docs/model/branches-stores.md#mediators). */
export const mediatorModule: Module = async (app) => {
  const texts = await protectionOf(app.services);
  const blacklisted = eachTime(() => barredPhone(app).current(sql`t.phone_hash`));
  registerResource(
    app,
    mediators,
    define(
      mediators,
      protectedFields(mediators, texts, ['phone', 'nik', 'npwp', 'accountNo'], {
        table: 'mediator',
        scope: 'branch_id',
        derived: { blacklisted },
        filters: { blacklisted: (wanted: boolean) => (wanted ? blacklisted : sql`not ${blacklisted}`) },
        guard: (_tx, action, records) =>
          Promise.resolve(
            new Map(
              records
                .filter((record) => action === 'activate' && record.blacklisted)
                .map(({ secureId }) => [secureId, new Refusal('MEDIATOR_BLACKLISTED')]),
            ),
          ),
      }),
    ),
  );
};
