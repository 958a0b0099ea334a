import { decideTargetHours, type ApprovalRow } from '@console/contracts/platform/approvals';
import { secondPersonRefusal } from '../../people/rights/second-person.ts';
import type { Caller } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import type { Application } from '../../platform/http/application.ts';
import type { Found } from './decide.ts';

type Offer = Pick<ApprovalRow, 'actions' | 'hindrance'>;

/** The decisions that the caller may take here, and why not more. */
async function offered({ services }: Application, { source, document }: Found, decider: Caller): Promise<Offer> {
  if (!source.appliesTo(decider)) return { actions: [] };
  const { db } = services;
  const refusal = await secondPersonRefusal(db, {
    secondPerson: 'independent',
    makers: document.makers,
    decider,
    now: services.now(),
  });
  const noted = async (name: 'approve' | 'reject') => {
    const way = source.decisions[name];
    return way !== undefined && (await way.callFor(document, null, db)) !== null;
  };
  const actions: ApprovalRow['actions'] = [];
  if (!refusal && (await noted('approve'))) actions.push('approve');
  if ((!refusal || refusal === 'APPROVER_DEPENDENT') && (await noted('reject'))) actions.push('reject');
  return { actions, ...(refusal ? { hindrance: refusal } : {}) };
}

/** When something asked for at this time is to be decided. */
export const targetOf = (at: string): string => toWireInstant(Date.parse(at) + decideTargetHours * 3_600_000);

/** A document in the list of all that waits. */
export async function documentRow(app: Application, found: Found, caller: Caller): Promise<ApprovalRow> {
  const { source, document } = found;
  const { id, version, label, step, by, reason, page, recordId } = document;
  const warnings = [...((await source.warnings?.(app.services.db, document)) ?? [])];
  return {
    secureId: id,
    module: source.module,
    moduleTitle: source.title,
    action: 'decide',
    step,
    page,
    version,
    recordId,
    recordLabel: label,
    baseVersion: version,
    changes: [],
    maker: by.username,
    makerName: by.name,
    madeAt: by.at,
    reason,
    state: 'PENDING',
    decidedBy: null,
    decidedAt: null,
    note: null,
    claimedBy: null,
    claimedUntil: null,
    expiresAt: null,
    targetAt: targetOf(by.at),
    ...(warnings.length > 0 ? { warnings } : {}),
    ...(await offered(app, found, caller)),
  };
}
