import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { seedDate } from '../../../test/environment.ts';
import type { TestServer } from '../../../test/server.ts';
import { decisionOn } from '../../branches-stores/branch/activation.fixtures.ts';
import type { Scene } from '../../people/rights/decisions.fixtures.ts';

/** A confirmation that the maker created, or whose last attempt was the maker's. */
export const confirmationOfMaker =
  (server: { readonly current: TestServer }): Scene =>
  async (call, maker) => {
    const { current } = server;
    const { db } = current.database;
    const isReopened = call.name.includes('.reopen');
    const { rows } = await sql<{ secureId: string; version: number }>`update customer_confirmation
      set state = ${isReopened ? 'UNREACHABLE' : 'OPEN'}, created_by = ${maker.username}, agent = null
      where id = (select id from customer_confirmation where type = 'DATA_CHANGE' and state <> 'CONFIRMED'
        order by id limit 1)
      returning id as "secureId", version`.execute(db);
    const [found] = rows;
    await sql`insert into customer_confirmation_attempt (id, confirmation_id, no, at, agent, channel, result,
        from_state, to_state, attempts_before, attempts_after)
      select ${randomUUID()}::uuid, id, 1000 + (select count(*)::int from customer_confirmation_attempt), ${seedDate},
        ${maker.username}, channel, 'NO_ANSWER', 'IN_PROGRESS', 'UNREACHABLE', 0, 1
      from customer_confirmation where id = ${found!.secureId}`.execute(db);
    return decisionOn(current, call, found!, { reason: 'alasan uji keputusan' });
  };
