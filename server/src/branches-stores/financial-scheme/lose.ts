import { outletLines } from '@console/contracts/branches-stores/outlet/vocabulary';
import { sql } from 'kysely';
import type { Actor } from '../../platform/audit/actor.ts';
import { recordEntries } from '../../platform/audit/record.ts';
import type { Tx } from '../../platform/context.ts';

interface Lost {
  readonly line: 'SPEKTRA' | 'NMC';
  readonly scheme: { readonly secureId: string; readonly schemeCode: string };
  readonly actor: Actor;
  readonly now: Date;
}

/** Outlets lose a scheme that is switched off, each with its entry in the audit trail. */
export async function loseScheme(tx: Tx, { line, scheme, actor, now }: Lost): Promise<void> {
  const { secureId, schemeCode } = scheme;
  const { rows } = await sql<{ id: string; label: string }>`update outlet
    set financial_scheme_ids = array_remove(financial_scheme_ids, ${secureId}::uuid), version = version + 1,
      updated_by = ${actor.username}, updated_at = ${now}
    where financial_scheme_ids @> array[${secureId}::uuid] and business_line = ${line} and status <> 'closed'
      and deleted_at is null
    returning id, code || ' ' || name as label`.execute(tx);
  await recordEntries(
    tx,
    rows.map(({ id, label }) => ({
      actor,
      module: outletLines[line].module,
      action: 'UPDATE',
      entityId: id,
      entityLabel: label,
      changes: [{ field: 'financialSchemeIds', before: schemeCode, after: null }],
      at: now,
    })),
  );
}
