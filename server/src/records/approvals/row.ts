import type { ChangeWarning } from '@console/contracts/core/changes';
import { decideTargetHours, type ApprovalRow } from '@console/contracts/platform/approvals';
import { secondPersonRefusals, type SecondPersonRefusal } from '../../people/rights/second-person.ts';
import { seenWarnings } from '../changes/warnings.ts';
import type { Caller } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import type { Application } from '../../platform/http/application.ts';
import type { Found } from './decide.ts';
import { adminOnlyAmong, warningsOfDocuments } from './of-source.ts';

type Offer = Pick<ApprovalRow, 'actions' | 'hindrance' | 'needsAdmin'>;

/** The decisions that the caller may take here, and why not more. @param needed the code that keeps it for admins */
function offered(
  { errors }: Application,
  { source }: Found,
  decider: Caller,
  needed: string | null,
  refusal: SecondPersonRefusal,
): Offer {
  const adminOnly = needed && errors.seenCode(needed, decider);
  const reason = adminOnly ? { needsAdmin: adminOnly } : {};
  if (!source.appliesTo(decider)) return { actions: [], ...reason };
  const isNoted = (name: 'approve' | 'reject') => source.decisions[name]?.callFor !== undefined;
  const actions: ApprovalRow['actions'] = [];
  const barred = decider.isAdmin ? null : adminOnly;
  if (!refusal && !barred && isNoted('approve')) actions.push('approve');
  if ((!refusal || refusal === 'APPROVER_DEPENDENT') && isNoted('reject')) actions.push('reject');
  const hindrance = refusal ?? barred;
  return { actions, ...(hindrance ? { hindrance } : {}), ...reason };
}

/** When something asked for at this time is to be decided. */
export const targetOf = (at: string): string => toWireInstant(Date.parse(at) + decideTargetHours * 3_600_000);

/** A document in the list of all that waits. */
function documentRow({ source, document }: Found, warnings: readonly ChangeWarning[], offer: Offer): ApprovalRow {
  const { id, version, label, step, by, reason, page, recordId } = document;
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
    gist: [],
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
    ...(warnings.length > 0 ? { warnings: [...warnings] } : {}),
    ...offer,
  };
}

/** Documents in the list of all that waits: what is to be known of them is asked for all at once. */
export async function documentRows(app: Application, found: readonly Found[], caller: Caller): Promise<ApprovalRow[]> {
  if (found.length === 0) return [];
  const { services, errors } = app;
  const { db, now } = services;
  const warnings = await warningsOfDocuments(db, found);
  const adminOnly = await adminOnlyAmong(db, found);
  const all = found.map(({ document }) => document.makers);
  const refusalFor = await secondPersonRefusals(db, { secondPerson: 'independent', all, decider: caller, now: now() });
  return found.map((each) => {
    const { id, makers } = each.document;
    const offer = offered(app, each, caller, adminOnly.get(id) ?? null, refusalFor(makers));
    return documentRow(each, seenWarnings(errors, warnings.get(id) ?? [], caller), offer);
  });
}
