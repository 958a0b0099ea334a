import type { WantedCustomers } from '@console/contracts/cards/card-generator/customers';
import type { WantedGeneration } from '@console/contracts/cards/card-generator/generation';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/context.ts';
import { generateCustomers, lockWaiting, releaseCustomers } from './customers/generate.ts';
import { planCustomers } from './customers/plan.ts';
import { generate, type Generated } from './generate.ts';
import { planGeneration } from './plan.ts';
import type { StoredRun } from './table.ts';

/** What a run generates cards from: allotments of stock, or documents of members. */
export interface Mode<Wanted> {
  /**
   * Locks and checks the requested documents.
   * @returns the number of cards, and a function that claims the documents for a run.
   * @throws Refusal
   */
  readonly take: (
    tx: Tx,
    wanted: Wanted,
    now: Date,
  ) => Promise<{ readonly quantity: number; readonly mark: (runId: string) => Promise<void> }>;
  readonly generate: (tx: Tx, run: StoredRun, now: Date) => Promise<Generated>;
  /** Releases the claim for the next run. */
  readonly release: (tx: Tx, runId: string) => Promise<void>;
}

const branch: Mode<WantedGeneration> = {
  async take(tx, wanted, now) {
    // A second transaction waits here and then finds the rows claimed.
    await tx
      .selectFrom('card_allotment')
      .select('id')
      .where('id', 'in', wanted.allotmentIds)
      .orderBy('id')
      .forUpdate()
      .execute();
    const parts = await planGeneration(tx, wanted, now);
    return {
      quantity: parts.reduce(
        (sum, { allotments }) => sum + allotments.reduce((own, each) => own + each.quantity, 0),
        0,
      ),
      mark: async (runId) => {
        await tx.updateTable('card_allotment').set({ run_id: runId }).where('id', 'in', wanted.allotmentIds).execute();
      },
    };
  },
  generate,
  release: async (tx, runId) => {
    await tx.updateTable('card_allotment').set({ run_id: null }).where('run_id', '=', runId).execute();
  },
};

const customer: Mode<WantedCustomers> = {
  async take(tx, wanted, now) {
    const { rows } = await sql<{
      memberId: string;
    }>`select member_id as "memberId" from card_waiting_number where id = any(${wanted.documentIds}::uuid[])`.execute(
      tx,
    );
    // Members are locked before documents; a run in the same transaction locks them again.
    await sql`select id from member_view member where id = any(${rows.map(({ memberId }) => memberId)}::uuid[])
      order by id for no key update`.execute(tx);
    await lockWaiting(tx, wanted.documentIds);
    await planCustomers(tx, wanted, now);
    const mark = async (runId: string) => {
      for (const [table, condition] of [
        ['card_verification', sql`state = 'APPROVED' and card_id is null`],
        ['card_replacement', sql`state = 'WAITING_NUMBER'`],
      ] as const) {
        await sql`update ${sql.table(table)} set run_id = ${runId}
          where id = any(${wanted.documentIds}::uuid[]) and run_id is null and ${condition}`.execute(tx);
      }
    };
    return { quantity: new Set(wanted.documentIds).size, mark };
  },
  generate: generateCustomers,
  release: releaseCustomers,
};

export const modes = { BRANCH: branch, CUSTOMER: customer } as const satisfies Readonly<
  Record<StoredRun['mode'], unknown>
>;
