import { auditVerbOf } from '@console/contracts/core/call';
import type { Actor } from '../audit/actor.ts';
import { recordEntries } from '../audit/record.ts';
import type { Db, Tx } from '../context.ts';
import type { Application } from './application.ts';
import { isAuditedRefusal } from './refusal-audit.ts';

/** A record that refused an act. */
interface Refused {
  readonly secureId: string;
  readonly label: string;
  readonly code: string;
}

interface Act {
  readonly actor: Actor;
  readonly module: string;
  readonly action: string;
}

/** Records refused acts in the audit trail, as those of a single call are (docs/model/platform.md#order-of-checks). */
export async function recordRefusals(
  db: Db | Tx,
  app: Application,
  { actor, module, action }: Act,
  refused: readonly Refused[],
): Promise<void> {
  const at = app.services.now();
  const entries = refused
    .filter(({ code }) => isAuditedRefusal(app, code))
    .map(({ secureId, label, code }) => ({
      actor,
      module,
      action: auditVerbOf({ name: action }),
      outcome: 'refused' as const,
      code,
      entityId: secureId,
      entityLabel: label || null,
      at,
    }));
  await recordEntries(db, entries);
}
