import { isOfOffice } from '@console/contracts/core/page-needs';
import { missingFor, type TransitionAct } from '@console/contracts/core/resource';
import { actorOf } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { invalid, invalidState, notFound, Refusal } from '../../platform/http/refusal.ts';
import type { ActContext } from '../acts/performers.ts';
import { refusals, requireUnused } from '../resource/guards.ts';
import { judged } from '../resource/judge.ts';
import { present } from '../resource/present.ts';
import { guardSecondPerson } from '../../people/rights/second-person.ts';
import { requireApprover } from '../changes/approver.ts';
import { makersOf } from '../changes/makers.ts';
import { findRecords } from '../resource/read.ts';
import type { RegisteredResource } from '../resource/registered.ts';
import { moveRecord } from '../resource/move-record.ts';
import type { MoveRule } from '../resource/move-rules.ts';

/**
 * Moves one record to another state: its state and required fields first, then who may change it, then the module's own
 * precondition.
 * @throws Refusal NOT_FOUND, STALE_VERSION, INVALID_STATE with the state in `from`, VALIDATION with REQUIRED beside
 *   each empty field, APPROVER_LEVEL where another office approves, SELF_APPROVAL or
 *   APPROVER_DEPENDENT for who asked for the record as it stands, or the module's refusal
 */
export const mover =
  (app: Application, registered: RegisteredResource, name: string, { action, errors, transition }: TransitionAct) =>
  async (tx: Tx, context: ActContext): Promise<object> => {
    const { caller, body } = context;
    const { secureId, version, ...values } = body;
    const [row] = await findRecords(tx, registered, [secureId], caller.scope, { of: 'detail', caller, lock: true });
    if (!row) throw notFound();
    const { field, from, to, requires } = transition;
    const state = row[field] as string;
    if (row.version !== version) throw new Refusal('STALE_VERSION', { result: present(registered, row, caller) });
    if (!from.includes(state)) throw invalidState(state, name);
    if (action === 'approve') {
      requireApprover(registered, caller);
      const makers = await makersOf(tx, registered, row);
      const now = app.services.now();
      await guardSecondPerson(tx, { secondPerson: 'independent', makers, decider: caller, makersMayBeGone: true, now });
    }
    const { writtenInPart, privilege } = registered.resource;
    if (writtenInPart && !isOfOffice(writtenInPart.office, caller))
      throw new Refusal('FORBIDDEN', { privilege, action });
    const reason = typeof values['reason'] === 'string' ? values['reason'] : null;
    const options = { actor: actorOf(context), caller, now: app.services.now(), reason };
    const refused = (await refusals(tx, registered, 'update', [row], options)).get(row.secureId);
    if (refused) throw refused;
    await judged(tx, registered, { action: 'update', before: row, after: { ...row, [field]: to } }, caller);
    const missing = missingFor(requires, row);
    if (missing.length > 0) throw invalid(...missing.map((each) => ({ field: each, code: 'REQUIRED' })));
    const store: Record<string, unknown> = {};
    const rule = (registered.definition.moves as Readonly<Record<string, MoveRule<never>>> | undefined)?.[name];
    const faults = await rule?.(tx, { record: row as never, caller, values, store });
    if (faults && faults.length > 0) throw invalid(...faults);
    if (errors.includes('IN_USE')) await requireUnused(tx, registered, secureId);
    const after = await moveRecord(tx, registered, row, { name, field, to, store }, options);
    return { secureId: after.secureId, version: after.version, state: to };
  };
