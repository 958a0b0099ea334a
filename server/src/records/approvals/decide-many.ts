import type { Decisions, ManyDecisions } from '@console/contracts/platform/approvals';
import type { Call } from '@console/contracts/core/call';
import { changeCallsOf, changeRules } from '@console/contracts/core/changes';
import { withoutPersonalNumbers } from '@console/contracts/core/personal-number';
import { text } from '@console/contracts/core/text';
import { actorOf } from '../../platform/audit/actor.ts';
import { asChildrenOf } from '../../platform/audit/parent.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Context, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { invalid, notFound, Refusal } from '../../platform/http/refusal.ts';
import { requireProof } from '../../people/proof/require.ts';
import { checkMaintenance } from '../../people/settings/maintenance.ts';
import { recordRefusals } from '../../platform/http/refused-acts.ts';
import { callsOfDecision, decideDocument, documentsOf, type Found } from './decide.ts';
import { resourcesOf, type RegisteredResource } from '../resource/registered.ts';
import { changeTransaction } from '../resource/serialised.ts';
import { decideChange } from '../changes/decide.ts';
import { checkBefore } from '../changes/serve-changes.ts';

type Many = Pick<Context, 'caller' | 'request' | 'language' | 'db'> & { readonly body: ManyDecisions };
interface Named {
  readonly id: string;
  readonly label: string;
  /** The module of a change. */
  readonly registered?: RegisteredResource | undefined;
  readonly document?: Found | undefined;
}

/** The module's own call for the decision on one change. */
function callOf({ resource }: RegisteredResource, decision: ManyDecisions['decision']): Call {
  const { approveChange, rejectChange, withdrawChange } = changeCallsOf(resource);
  return { approve: approveChange, reject: rejectChange, withdraw: withdrawChange }[decision] as Call;
}

/** Undoes a trial. */
class Tried extends Error {}

/** What is decided on, in the order in which it was named; what does not exist has no module. */
async function namedIn(app: Application, { caller, body: { secureIds: ids } }: Many): Promise<Named[]> {
  const rows = await app.services.db
    .selectFrom('change_request')
    .select(['id', 'module', 'record_label'])
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const others = ids.filter((id) => !byId.has(id));
  const documents =
    others.length > 0 ? await documentsOf(app, caller, others, ['any', 'made', 'decide']) : new Map<string, Found>();
  return [...new Set(ids)].map((id) => {
    const row = byId.get(id);
    const document = documents.get(id);
    if (document) return { id, label: document.document.label, document };
    return { id, label: row?.record_label ?? '', registered: row && resourcesOf(app).get(row.module) };
  });
}

function checkedNote({ decision, note }: ManyDecisions): string | null {
  const given = note?.trim() ?? '';
  const { minimum } = changeRules.note;
  if ((decision === 'reject' || given) && given.length < minimum)
    throw invalid({ field: 'note', code: given ? 'TOO_SHORT' : 'REQUIRED', parameters: { minimum } });
  return given || null;
}

/** Decides on one change as its module's own call does, in a transaction of its own. @throws Refusal */
async function decideOne(
  app: Application,
  by: Many,
  { id, registered, document }: Named,
  note: string | null,
  isTrial: boolean,
): Promise<void> {
  const { caller, request, body } = by;
  if (document) {
    const version = body.versions?.[id] ?? null;
    const acknowledged = body.acknowledged?.[id] ?? [];
    return decideDocument(app, by, document, body.decision, { note, version, isTrial, acknowledged });
  }
  if (!registered) throw notFound();
  const { services } = app;
  const { decision } = body;
  const given = { note, acknowledged: isTrial ? null : (body.acknowledged?.[id] ?? []) };
  const call = callOf(registered, decision);
  const { privilege, action } = call.access as Exclude<Call['access'], string>;
  if (!caller.can(privilege, action)) throw new Refusal('FORBIDDEN', { privilege, action });
  await checkMaintenance(services, call);
  if (decision === 'approve') await checkBefore(services, registered, [id]);
  const decide = async (tx: Tx) => {
    const { state } = await decideChange(tx, app, registered, { caller, request }, decision, id, given);
    if (isTrial) throw state === 'OUTDATED' ? new Refusal('CHANGE_OUTDATED') : new Tried();
    return state;
  };
  const state = await changeTransaction(services.db, registered, decide).catch((cause: unknown) => {
    if (!(cause instanceof Tried)) throw cause;
    return null;
  });
  // The transaction is committed before the refusal: the change stays decided as outdated.
  if (state === 'OUTDATED') throw new Refusal('CHANGE_OUTDATED');
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
  for (const change of named) {
    const { module, title } = change.document?.source ?? change.registered?.resource ?? { module: '', title: unknown };
    const shown = {
      secureId: change.id,
      module,
      moduleTitle: title,
      label: change.label,
    };
    try {
      await decideOne(app, context, change, note, isTrial);
      result.passed.push(shown);
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause;
      const { code, details } = cause;
      const message = details.message ?? app.errors.text(code, context.language, details.parameters);
      // What the caller may not see is not named either.
      const label = code === 'NOT_FOUND' ? '' : change.label;
      result.refused.push({ ...shown, label, code, message: withoutPersonalNumbers(message) });
    }
  }
  return result;
}

/** A change of a module that the caller does not hold reads like one that does not exist. */
const seen = (named: readonly Named[], { caller }: Many): Named[] =>
  named.map((change) =>
    change.document || (change.registered && caller.can(change.registered.resource.privilege, 'view'))
      ? change
      : { ...change, label: '', registered: undefined },
  );

/** What would become of the changes: each is decided, and undone. */
export async function previewDecisions(app: Application, context: Many): Promise<Decisions> {
  const named = seen(await namedIn(app, context), context);
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
  const named = seen(await namedIn(app, context), context);
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
