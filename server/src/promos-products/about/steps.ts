import type { aboutVersions } from '@console/contracts/promos-products/about';
import { aboutModule } from '@console/contracts/promos-products/about';
import { sql } from 'kysely';
import { eachRecord, type StepHooksOf, type StepRecord, type StepSet } from '../../records/steps/hooks.ts';

type Versions = typeof aboutVersions;

function decide(
  { store }: StepRecord<Versions>,
  { caller, now }: Pick<StepSet<Versions>, 'caller' | 'now'>,
  note: string | null,
): void {
  Object.assign(store, { decided_by: caller.username, decided_at: now, decision_note: note });
}

/** Adds the editors of a version that is not published to those of the draft, which still has its text. */
const giveBackEditors = eachRecord<Versions, unknown>(async ({ record }, { tx }) => {
  await sql`update content_draft set editors = array(select distinct unnest(editors || ${[...record.editors]}::text[]))
    where module = ${aboutModule}`.execute(tx);
});

/** The decisions on versions that members must accept (docs/model/promos-products.md#about). */
export const aboutSteps = (onPublished: () => void): StepHooksOf<Versions> => ({
  approve: {
    perform: eachRecord((each, set) => decide(each, set, null)),
    effects: () => onPublished(),
  },
  reject: { perform: eachRecord((each, set) => decide(each, set, set.values.reason)), effects: giveBackEditors },
  withdraw: { perform: eachRecord((each, set) => decide(each, set, null)), effects: giveBackEditors },
});
