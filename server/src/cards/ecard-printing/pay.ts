import { printRequests } from '@console/contracts/cards/ecard-printing';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { invalidState } from '../../platform/http/refusal.ts';
import { requireVersion, staleVersion } from '../../platform/http/stale-version.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { audit, actionContext, guardHeadOffice, type Work } from '../card-issuance/work.ts';
import { seenRequest } from './acts.ts';
import { isUnpaid } from './definition.ts';

interface Payment {
  readonly secureId: string;
  readonly version: number;
  readonly reference: string;
}

/**
 * Records that the fee of a request is paid. The request can then be printed.
 * @throws Refusal INVALID_STATE, STALE_VERSION
 */
export const payRequest = (work: Pick<Work, 'app'>, requests: RegisteredResource, context: Context<unknown, Payment>) =>
  context.db.transaction().execute(async (tx) => {
    const { secureId, version, reference } = context.body;
    const request = await seenRequest(tx, requests, context, secureId);
    const { actor, at } = await actionContext(tx, work, context);
    guardHeadOffice(actor, 'pay');
    requireVersion(request, version, printRequests);
    if (request.state !== 'REQUESTED') throw invalidState(request.state, 'pay');
    if (!isUnpaid(request.fee, request.fee_state)) throw invalidState(request.fee_state, 'pay');
    const paid = await tx
      .updateTable('ecard_print_request')
      .set({ fee_state: 'PAID', version: sql`version + 1`, updated_by: actor.name, updated_at: at })
      .where('id', '=', secureId)
      .where('version', '=', version)
      .returning(['id as secureId', 'version', 'state'])
      .executeTakeFirst();
    if (!paid) throw staleVersion(printRequests, secureId);
    await audit(tx, context, {
      action: 'PAY',
      entityType: 'ecard-printing',
      entityId: secureId,
      entityLabel: request.request_no,
      reason: reference.trim(),
      changes: [{ field: 'feeState', before: request.fee_state, after: 'PAID' }],
    });
    return paid;
  });
