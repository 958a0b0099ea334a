import { sql } from 'kysely';
import type { TestServer } from '../../../test/server.ts';
import { decisionOn } from '../../branches-stores/branch/activation.fixtures.ts';
import type { Scene } from '../../people/rights/decisions.fixtures.ts';
import { agentId } from './seed.ts';

/** An agent that the maker changed last, new or inactive, whose checks have passed. */
export const agentOfMaker =
  (server: { readonly current: TestServer }): Scene =>
  async (call, maker) => {
    const { current } = server;
    const state = call.name.endsWith('.activate') ? 'inactive' : 'new';
    const { rows } = await sql<{ secureId: string; version: number }>`update pre_order_agent
      set state = ${state}, editors = ${[maker.username]}::text[], nik_result = 'PASSED', account_result = 'PASSED',
        nik_checked_at = phone_checked_at, account_checked_at = phone_checked_at
      where id = ${agentId(0)} returning id as "secureId", version`.execute(current.database.db);
    const values = call.name.includes('.reject') ? { reason: 'alasan uji keputusan' } : {};
    return decisionOn(current, call, rows[0]!, values);
  };
