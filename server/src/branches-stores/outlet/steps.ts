import type { dealersNmc } from '@console/contracts/branches-stores/dealer-nmc';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { eachRecord, type StepHooksOf, type StepSet } from '../../records/steps/hooks.ts';
import { withLookalikes } from './lookalikes.ts';

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

/** An outlet that looks like another one opens once its note says why it is another one. */
async function requireDecidedDuplicates({
  tx,
  records,
}: Pick<StepSet<typeof dealersNmc>, 'tx' | 'records'>): Promise<void> {
  const undecided = records.filter(({ record }) => record.duplicateNote === null);
  const alike = await withLookalikes(
    tx,
    undecided.map(({ record }) => record.secureId),
  );
  for (const { record, refuse } of undecided)
    if (alike.has(record.secureId)) refuse(new Refusal('DUPLICATE_UNDECIDED'));
}

/** An outlet opens with an active branch and company, a verified account or a reason, and decided duplicates. */
const opening: NonNullable<Hooks['activate']> = {
  async rules(set) {
    const { tx, records, values } = set;
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
    await requireDecidedDuplicates(set);
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
  withdraw: closing,
};
