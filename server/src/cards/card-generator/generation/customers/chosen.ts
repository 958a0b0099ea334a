import { customerCalls, customerLimit } from '@console/contracts/cards/card-generator/customers';
import { generatorPrivilege as privilege } from '@console/contracts/cards/card-generator/sequences';
import { sql } from 'kysely';
import type { Application } from '../../../../platform/http/application.ts';
import { readQuery } from '../../../../platform/http/query.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { withReferredNumbers } from '../../../../platform/number-references/parameters.ts';
import { selectionOf } from '../../../../platform/resource/list-query.ts';
import { countChanged } from '../../../../platform/resource/operations/status-all.ts';
import type { RegisteredResource } from '../../../../platform/resource/registered.ts';
import { selectedIds } from '../../../../platform/resource/switch-all.ts';
import { guardHeadOffice } from '../../../masters/head-office.ts';

/** Names all documents that a filter finds, so that they can be previewed and generated like those ticked. */
export function serveChosen(app: Application, registered: RegisteredResource): void {
  serve(app, customerCalls.chosen, async ({ db, caller, body: { filter, expectedCount } }) => {
    guardHeadOffice(caller, privilege, 'create');
    if (expectedCount > customerLimit) throw new Refusal('NARROW_FILTER');
    const asked = await withReferredNumbers(app.services, filter as Record<string, unknown>);
    return db.transaction().execute(async (tx) => {
      const { filters, search } = selectionOf(
        registered.resource,
        readQuery(registered.calls['list']!.query!, asked) as Record<string, unknown>,
      );
      const documentIds = await selectedIds(
        tx,
        registered,
        { selection: { filters, search }, scope: caller.scope },
        app.services.now(),
        customerLimit + 1,
      );
      if (documentIds.length !== expectedCount) throw countChanged(documentIds.length);
      const { rows: types } = await sql<{
        cardTypeId: string;
        cardType: string;
      }>`select id as "cardTypeId", name as "cardType" from card_type where id in (select card_type_id from card_waiting_number where id = any(${documentIds}::uuid[])) order by sort_order`.execute(
        tx,
      );
      return { documentIds, types };
    });
  });
}
