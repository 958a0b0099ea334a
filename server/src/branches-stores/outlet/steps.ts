import type { dealersNmc } from '@console/contracts/branches-stores/dealer-nmc';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { eachRecord, type StepHooksOf } from '../../records/steps/hooks.ts';

interface Owners {
  readonly id: string;
  readonly branch: string;
  readonly company: string | null;
}

/** The status of branch and company of outlets, by id. */
async function ownersOf(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Owners>> {
  const { rows } = await sql<Owners>`select o.id, b.status as branch, c.status as company
    from outlet o join branch_view b on b.id = o.branch_id left join company c on c.id = o.company_id
    where o.id = any(${ids}::uuid[])`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

type Hooks = StepHooksOf<typeof dealersNmc>;

/** An outlet opens with an active branch and company, and a verified account or a reason. */
const opening: NonNullable<Hooks['activate']> = {
  async rules({ tx, records, values }) {
    const owners = await ownersOf(
      tx,
      records.map(({ record }) => record.secureId),
    );
    for (const { record, refuse } of records) {
      const { branch, company } = owners.get(record.secureId) ?? {};
      if (branch !== 'active') refuse(new Refusal('BRANCH_INACTIVE'));
      else if (company === 'inactive') refuse(new Refusal('COMPANY_INACTIVE'));
      else if (record.accountState !== 'VERIFIED' && !values.reason) refuse(new Refusal('BANK_UNVERIFIED'));
    }
  },
  perform: eachRecord(({ store }) => {
    store['editors'] = [];
  }),
};
/** Who closed it does not open it again. */
const closing: NonNullable<Hooks['deactivate']> = {
  perform: eachRecord(({ store }, { actor }) => {
    store['editors'] = [actor.username];
  }),
};

/** The steps of outlets (docs/adr/0060-outlets.md). */
export const outletStepHooks: Hooks = {
  approve: opening,
  activate: opening,
  deactivate: closing,
  reject: closing,
};
