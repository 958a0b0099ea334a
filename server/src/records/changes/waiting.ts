import { writtenDays } from '@console/contracts/core/written-days';
import { sql } from 'kysely';
import type { DueItem } from '@console/contracts/shell/home';
import type { Caller, Db } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { dueAt, type CounterSource, type DueSource } from '../waiting/sources.ts';
import { standsAlone } from './batch.ts';
import { waitingFor } from './lists.ts';
import type { StoredChange } from './table.ts';
import { listWithChange } from '../resource/address.ts';
import { listOfChange } from './page-of-change.ts';
import { resourcesOf } from '../resource/registered.ts';

/** Changes of others that wait for the caller, for the home page. */
export const waitingChanges = (app: Application): DueSource & Pick<CounterSource, 'appliesTo' | 'count'> => ({
  appliesTo: (caller) =>
    [...resourcesOf(app).values()].some(
      ({ resource }) => resource.fourEyes && caller.can(resource.privilege, 'approve'),
    ),
  async count(db: Db, caller: Caller) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from change_request c
        where c.state = 'PENDING' and ${standsAlone} and ${waitingFor(app, caller)}`.execute(db);
    return rows[0]?.count ?? 0;
  },
  async items(db, caller, { limit, language }) {
    const { rows } = await sql<StoredChange>`
      select c.* from change_request c where c.state = 'PENDING' and ${standsAlone} and ${waitingFor(app, caller)}
        order by c.expires_at, c.id limit ${limit}`.execute(db);
    const items = rows.map(async (change): Promise<DueItem> => ({
      secureId: change.id,
      kind: 'APPROVAL',
      reference: writtenDays(change.title ?? change.record_label),
      title: `${resourcesOf(app).get(change.module)?.resource.title[language] ?? change.module}: ${change.reason}`,
      branch: null,
      ...dueAt(change.expires_at, app.services.now()),
      url: listWithChange(await listOfChange(db, resourcesOf(app).get(change.module), change), change.id),
    }));
    return Promise.all(items);
  },
});
