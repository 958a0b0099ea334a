import type { DueItem } from '@console/contracts/shell/home';
import { sql } from 'kysely';
import type { Application } from '../../platform/http/application.ts';
import { decideBy, type CounterSource, type DueSource } from '../waiting/sources.ts';
import type { ApprovalSource } from './source.ts';

/** What waits for the caller in one module besides changes, for the home page. */
export const waitingOf = (
  app: Application,
  source: ApprovalSource,
): DueSource & Pick<CounterSource, 'appliesTo' | 'count'> => ({
  appliesTo: source.appliesTo,
  async count(db, caller) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from (${source.select(caller, 'decide')}) w`.execute(db);
    return rows[0]?.count ?? 0;
  },
  async items(db, caller, { limit, language }) {
    const due = await decideBy(app.services);
    const { rows } = await sql<{ id: string }>`
      select w.id from (${source.select(caller, 'decide')}) w order by w.at, w.id limit ${limit}`.execute(db);
    if (rows.length === 0) return [];
    const waiting = await source.read(
      db,
      caller,
      rows.map(({ id }) => id),
    );
    return waiting.map(({ id, label, step, by, page }): DueItem => ({
      secureId: id,
      kind: 'APPROVAL',
      reference: label,
      title: `${source.title[language]}: ${step[language]}, ${by.username}`,
      branch: null,
      ...due(by.at),
      url: page,
    }));
  },
});
