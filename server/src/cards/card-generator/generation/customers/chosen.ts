import { customerCalls, customerLimit } from '@console/contracts/cards/card-generator/customers';
import { generatorPrivilege as privilege } from '@console/contracts/cards/card-generator/sequences';
import { sql } from 'kysely';
import type { Context } from '../../../../platform/context.ts';
import type { Application } from '../../../../platform/http/application.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { requestedFilter } from '../../../../records/selection/requested-selection.ts';
import { countChanged } from '../../../../records/selection/count-changed.ts';
import type { RegisteredResource } from '../../../../records/resource/registered.ts';
import { selectedIds } from '../../../../records/resource/switch-all.ts';
import { guardHeadOffice } from '../../../masters/head-office.ts';

/** Returns the ids of all documents that a filter finds, so that the whole result can be previewed and generated. */
export function serveChosen(app: Application, registered: RegisteredResource): void {
  serve(app, customerCalls.chosen, async (context) => {
    const {
      db,
      caller,
      body: { filter, expectedCount },
    } = context;
    guardHeadOffice(caller, privilege, 'create');
    if (expectedCount > customerLimit) throw new Refusal('NARROW_FILTER');
    const selection = await requestedFilter(app.services, context as Context, registered, filter);
    return db.transaction().execute(async (tx) => {
      const documentIds = await selectedIds(
        tx,
        registered,
        { selection, scope: caller.scope },
        app.services.now(),
        customerLimit + 1,
      );
      if (documentIds.length !== expectedCount) throw countChanged(documentIds.length);
      const { rows: types } = await sql<{
        cardTypeId: string;
        cardType: string;
      }>`select id as "cardTypeId", name as "cardType" from card_type
        where id in (select card_type_id from card_waiting_number where id = any(${documentIds}::uuid[]))
        order by sort_order`.execute(tx);
      return { documentIds, types };
    });
  });
}
