import { sql } from 'kysely';
import type { TestServer } from '../../../test/server.ts';
import type { Scene } from '../../people/rights/decisions.fixtures.ts';
import { decisionOn } from '../branch/activation.fixtures.ts';

/** A dealer that the maker registered, or switched off. */
export const dealerOfMaker =
  (server: { readonly current: TestServer }): Scene =>
  async (call, maker) => {
    const { current } = server;
    const [, line = 'nmc', step = ''] = /^dealer-(\w+)\.([a-z]+)/.exec(call.name) ?? [];
    const { rows } = await sql<{ secureId: string; version: number }>`update outlet
      set status = ${step === 'activate' ? 'inactive' : 'new'}, editors = ${[maker.username]}::text[],
        account_state = 'VERIFIED', company_id = null
      where id = (select o.id from outlet o join branch b on b.id = o.branch_id and b.status = 'active'
        where o.business_line = ${line.toUpperCase()} and o.deleted_at is null order by o.code limit 1)
      returning id as "secureId", version`.execute(current.database.db);
    return decisionOn(current, call, rows[0]!, step === 'reject' ? { reason: 'alasan uji keputusan' } : {});
  };
