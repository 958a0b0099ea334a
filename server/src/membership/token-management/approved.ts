import {
  addedServices,
  externalSources,
  fetchHours,
  type IssuedOrAsked,
  type IssuedToken,
  type IssueKind,
} from '@console/contracts/membership/token-management';
import { actorOf } from '../../platform/audit/actor.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { accepted, type Answer } from '../../platform/http/answer.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { propose } from '../../records/changes/propose.ts';
import { viewChange } from '../../records/changes/view.ts';
import type { Approved } from '../../records/resource/approval.ts';
import { findRecords } from '../../records/resource/read.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import {
  forgetApproved,
  inUse,
  issueToken,
  refuseInactive,
  refuseSecond,
  rotateToken,
  sourceInTurn,
  type Act,
} from './tokens.ts';

const hour = 3_600_000;
const { issueKind, issueDays, issueGraceHours } = externalSources.derived;

/** What is asked for, as the derived fields of a source. */
export type Asked = Partial<Record<'issueKind' | 'issueDays' | 'issueGraceHours', unknown>>;

type Body = { readonly reason: string; readonly days: number; readonly graceHours?: number };
type Asking = Context<unknown, Body>;

/**
 * Issues or rotates the token of a source. What reaches data of members that nobody approved for its token waits for a
 * second person, and its token is made when who asked fetches it: nobody holds it before.
 * @throws Refusal TOKEN_LIMIT, SOURCE_INACTIVE, CHANGE_PENDING
 */
export const askForToken = (
  services: Services,
  registered: RegisteredResource,
  kind: IssueKind,
  context: Asking,
): Promise<IssuedOrAsked | Answer> =>
  services.db.transaction().execute(async (tx) => {
    const at = services.now();
    const { caller, body } = context;
    const { days, graceHours = 1, reason } = body;
    const source = await sourceInTurn(tx, context.parameters['secureId'] ?? '');
    refuseInactive(source);
    const act: Act = { sourceId: source.id, actor: actorOf(context), reason };
    if (kind === 'ISSUE') await refuseSecond(tx, source.id, at);
    const approved = kind === 'ROTATE' ? ((await inUse(tx, source.id))?.services ?? []) : [];
    if (addedServices(approved, source.allowed_services).length === 0)
      return kind === 'ISSUE'
        ? issueToken(tx, source, { ...act, days }, at)
        : rotateToken(tx, source, { ...act, days, graceHours }, at);
    const options = { of: 'detail', caller, lock: true } as const;
    const [before] = await findRecords(tx, registered, [source.id], caller.scope, options);
    if (!before) throw notFound();
    const change = await propose(tx, services, registered, context, {
      action: 'update',
      before,
      values: {
        ...Object.fromEntries(Object.keys(externalSources.fields).map((name) => [name, before[name]])),
        issueKind: kind,
        issueDays: days,
        issueGraceHours: kind === 'ROTATE' ? graceHours : null,
      },
      adds: { issueKind, issueDays, issueGraceHours },
      reason,
    });
    return accepted({ change: viewChange(change, caller, at) });
  });

/** Keeps what was approved for who asked for it, for a day. */
export async function keepApproved(
  tx: Tx,
  { values, before, maker, reason, now }: Approved<typeof externalSources>,
): Promise<void> {
  if (!before) throw notFound();
  const source = await sourceInTurn(tx, before.secureId);
  refuseInactive(source);
  const { issueKind: kind, issueDays: days, issueGraceHours: graceHours } = values as Asked;
  await tx
    .updateTable('external_source')
    .set({
      issue_kind: kind as IssueKind,
      issue_days: days as number,
      issue_grace_hours: graceHours as number | null,
      issue_reason: reason,
      issue_for: maker,
      issue_until: new Date(now.getTime() + fetchHours * hour),
      issue_services: source.allowed_services,
    })
    .where('id', '=', source.id)
    .execute();
}

/** Makes the approved token, once, for who asked for it. @throws Refusal TOKEN_NOT_APPROVED */
export const fetchToken = (services: Services, context: Context): Promise<IssuedToken> =>
  services.db.transaction().execute(async (tx) => {
    const at = services.now();
    const source = await sourceInTurn(tx, context.parameters['secureId'] ?? '');
    refuseInactive(source);
    const { issue_kind: kind, issue_days: days, issue_reason: reason, issue_until: until } = source;
    const isOwn = source.issue_for === context.caller.username && until !== null && new Date(until) > at;
    const covers = addedServices(source.issue_services ?? [], source.allowed_services).length === 0;
    if (!isOwn || !covers || days === null || reason === null) throw new Refusal('TOKEN_NOT_APPROVED');
    await forgetApproved(tx, source.id);
    const act = { sourceId: source.id, actor: actorOf(context), reason, days };
    return kind === 'ISSUE'
      ? issueToken(tx, source, act, at)
      : rotateToken(tx, source, { ...act, graceHours: source.issue_grace_hours ?? 1 }, at);
  });

/** The services that valid tokens and what is fetched reach: an approval that adds one is for them too. */
export async function followServices(tx: Tx, sourceId: string, services: readonly string[], at: Date): Promise<void> {
  const reached = [...services];
  await tx
    .updateTable('source_token')
    .set({ services: reached })
    .where('source_id', '=', sourceId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at.toISOString())
    .execute();
  await tx
    .updateTable('external_source')
    .set({ issue_services: reached })
    .where('id', '=', sourceId)
    .where('issue_until', '>', at.toISOString())
    .execute();
}
