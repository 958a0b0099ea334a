import type { Decisions, ManyDecisions } from '@console/contracts/platform/approvals';
import { changeRules, type UntickedWarnings } from '@console/contracts/core/changes';
import { withoutPersonalNumbers } from '@console/contracts/core/personal-number';
import { text } from '@console/contracts/core/text';
import { actorOf } from '../../platform/audit/actor.ts';
import { asChildrenOf } from '../../platform/audit/parent.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Application } from '../../platform/http/application.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import { requireProof } from '../../people/proof/require.ts';
import { recordRefusals } from '../../platform/http/refused-acts.ts';
import { callOf, decideOne, type Many, type Named } from './decide-one.ts';
import { callsOfDecision, documentsOf, type Found } from './decide.ts';
import { warningsOfDocuments } from './of-source.ts';
import { decidedTogether } from '../changes/batch.ts';
import { resourcesOf } from '../resource/registered.ts';
import { ToldTogether } from '../changes/tell-maker.ts';
import { visibleAmong } from '../changes/lists.ts';
import { seenWarnings } from '../changes/warnings.ts';

/** What is decided on, in the order in which it was named; what does not exist has no module. */
async function namedIn(app: Application, { caller, body: { secureIds: ids } }: Many): Promise<Named[]> {
  const rows = await app.services.db
    .selectFrom('change_request')
    .select(['id', 'module', 'record_label', 'title'])
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const others = ids.filter((id) => !byId.has(id));
  const documents =
    others.length > 0 ? await documentsOf(app, caller, others, ['any', 'made', 'decide']) : new Map<string, Found>();
  const warnings = await warningsOfDocuments(app.services.db, [...documents.values()]);
  const groups = byId.size > 0 ? await decidedTogether(app.services.db, [...byId.keys()]) : [];
  const groupOf = new Map(groups.flatMap((group) => group.map((id) => [id, group] as const)));
  return [...new Set(ids)].map((id) => {
    const row = byId.get(id);
    const document = documents.get(id);
    if (document) return { id, label: document.document.label, document, warnings: warnings.get(id) ?? [] };
    const registered = row && resourcesOf(app).get(row.module);
    return { id, label: row?.title ?? row?.record_label ?? '', registered, group: groupOf.get(id) ?? [id] };
  });
}

function checkedNote({ decision, note }: ManyDecisions): string | null {
  const given = note?.trim() ?? '';
  const { minimum } = changeRules.note;
  if ((decision === 'reject' || given) && given.length < minimum)
    throw invalid({ field: 'note', code: given ? 'TOO_SHORT' : 'REQUIRED', parameters: { minimum } });
  return given || null;
}

const unknown = text('Tidak dikenal', 'Unknown');

/** Decides on each change by itself; those that refuse are named. */
async function decideEach(
  app: Application,
  context: Many,
  named: readonly Named[],
  note: string | null,
  isTrial: boolean,
): Promise<Decisions> {
  const result: Decisions = { passed: [], refused: [] };
  const together = new ToldTogether();
  for (const change of named) {
    const { module, title } = change.document?.source ?? change.registered?.resource ?? { module: '', title: unknown };
    const shown = {
      secureId: change.id,
      module,
      moduleTitle: title,
      label: change.label,
    };
    try {
      const { warnings, effect } = await decideOne(app, context, change, { note, together }, isTrial);
      together.committed();
      result.passed.push({
        ...shown,
        ...(effect ? { consequence: effect[context.language] } : {}),
        ...(warnings.length > 0 ? { warnings: seenWarnings(app.errors, warnings, context.caller) } : {}),
      });
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause;
      const { code, details } = cause;
      const message = details.message ?? app.errors.text(code, context.language, details.parameters);
      // What the caller may not see is not named either.
      const named = code === 'NOT_FOUND' ? { ...shown, module: '', moduleTitle: unknown, label: '' } : shown;
      const untickedNow = code === 'WARNINGS_NOT_TICKED' ? (details.result as UntickedWarnings) : undefined;
      result.refused.push({ ...named, code, message: withoutPersonalNumbers(message), ...untickedNow });
    }
  }
  return result;
}

/** A change that the caller may not see, by its module or its record, reads like one that does not exist. */
async function seen(app: Application, named: readonly Named[], { caller }: Many): Promise<Named[]> {
  const ids = named.filter(({ document }) => !document).map(({ id }) => id);
  const visible = await visibleAmong(app, ids, caller);
  return named.map((change) =>
    change.document || visible.has(change.id) ? change : { ...change, label: '', registered: undefined },
  );
}

/** What would become of the changes: each is decided, and undone. */
export async function previewDecisions(app: Application, context: Many): Promise<Decisions> {
  const named = await seen(app, await namedIn(app, context), context);
  return decideEach(app, context, named, context.body.note ?? null, true);
}

/**
 * Decides on many changes of any modules, each in its own transaction and by the rules of its module's own call; the
 * audit trail has one parent entry with the entries of each decision below it.
 * @throws Refusal VALIDATION for a rejection without a note, PROOF_REQUIRED where one of the modules asks for a proof
 */
export async function decideMany(app: Application, context: Many): Promise<Decisions> {
  const { services } = app;
  const { caller, body } = context;
  const note = checkedNote(body);
  const named = await seen(app, await namedIn(app, context), context);
  const asksProof = named.some(({ registered, document }) => {
    const calls = document
      ? callsOfDecision(document, body.decision)
      : registered
        ? [callOf(registered, body.decision)]
        : [];
    return calls.some(({ stepUp }) => stepUp);
  });
  if (asksProof) await requireProof(services.db, services, caller);
  const actor = actorOf(context);
  const parentId = await recordEntry(services.db, {
    actor,
    module: 'approval',
    action: body.decision.toUpperCase(),
    entityType: 'change-request',
    recordCount: named.length,
    reason: note,
    at: services.now(),
  });
  return asChildrenOf(parentId, async () => {
    const result = await decideEach(app, context, named, note, false);
    for (const { secureId, module, label, code } of result.refused) {
      await recordRefusals(services.db, app, { actor, module: module || 'approval', action: body.decision }, [
        { secureId, label, code },
      ]);
    }
    return result;
  });
}
