import type { GenerationRun } from '@console/contracts/cards/card-generator/generation';
import type { Language } from '@console/contracts/core/text';
import type { Db, Tx } from '../../../platform/context.ts';
import type { Application } from '../../../platform/http/application.ts';
import type { StoredRun } from './table.ts';

/** Runs as the screen shows them, with their issuances and with refusals in the caller's language. */
export async function views(
  app: Application,
  db: Db | Tx,
  runs: readonly StoredRun[],
  language: Language,
): Promise<GenerationRun[]> {
  const ids = runs.flatMap(({ issuance_ids }) => issuance_ids);
  const issuances =
    ids.length > 0
      ? await db
          .selectFrom('card_issuance')
          .select(['id as secureId', 'issuance_no as issuanceNo'])
          .where('id', 'in', ids)
          .orderBy('issuance_no')
          .execute()
      : [];
  return runs.map((run) => ({
    secureId: run.id,
    runNo: run.run_no,
    mode: run.mode,
    quantity: run.quantity,
    state: run.state,
    issuances: issuances.filter(({ secureId }) => run.issuance_ids.includes(secureId)),
    refused: run.refused.map(({ documentNo, code, parameters }) => ({
      documentNo,
      message: app.errors.text(code, language, parameters),
    })),
    error: run.error && app.errors.text(run.error.code, language, run.error.parameters),
    startedBy: run.actor.username,
    startedAt: run.created_at,
    endedAt: run.ended_at,
  }));
}
