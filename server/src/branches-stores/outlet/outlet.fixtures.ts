import { sql } from 'kysely';
import type { TestServer } from '../../../test/server.ts';
import type { Scene } from '../../people/rights/decisions.fixtures.ts';
import { decisionOn } from '../branch/activation.fixtures.ts';

const lines = { store: 'SPEKTRA', 'dealer-nmc': 'NMC', 'dealer-ufi': 'UFI' } as const;

/** An outlet that the maker registered, or switched off. */
export const outletOfMaker =
  (server: { readonly current: TestServer }): Scene =>
  async (call, maker) => {
    const { current } = server;
    const [module = '', step = ''] = call.name.split(/[.-](?=approve|reject|activate)|-(?=preview|many)/);
    const line = lines[module as keyof typeof lines];
    const { rows } = await sql<{ secureId: string; version: number }>`update outlet
      set status = ${step === 'activate' ? 'inactive' : 'new'}, editors = ${[maker.username]}::text[],
        account_state = 'VERIFIED', company_id = null, store_group_id = null
      where id = (select o.id from outlet o join branch b on b.id = o.branch_id and b.status = 'active'
        where o.business_line = ${line} and o.deleted_at is null order by o.code limit 1)
      returning id as "secureId", version`.execute(current.database.db);
    return decisionOn(current, call, rows[0]!, step === 'reject' ? { reason: 'alasan uji keputusan' } : {});
  };
