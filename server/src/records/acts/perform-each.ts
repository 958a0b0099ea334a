import { Refusal } from '../../platform/http/refusal.ts';
import { inSavepoint } from '../resource/in-savepoint.ts';
import { labelOf } from '../resource/label.ts';
import { findRecords } from '../resource/read.ts';
import type { RegisteredResource } from '../resource/registered.ts';
import { refusedOf, type ActOnMany } from './on-many.ts';
import type { Performer } from './performers.ts';

/** Does an act to each of many records, in their order; the record alone is undone when it refuses. */
export const performEach = (registered: RegisteredResource, perform: Performer): ActOnMany => ({
  // Acts are single steps with their own checks, so few of them share a transaction.
  atOnce: { preview: 25, run: 50 },
  async perform(tx, { caller, request, values }, records) {
    const ids = records.map(({ secureId }) => secureId);
    const found = await findRecords(tx, registered, ids, caller.scope, { of: 'detail', caller });
    const rows = new Map(found.map((row) => [row.secureId, row]));
    const permitted = [];
    const refused = [];
    for (const { secureId, version } of records) {
      const row = rows.get(secureId);
      const body = { secureId, version: version ?? row?.version ?? 0, ...values };
      const refusal = row
        ? await inSavepoint(tx, () => perform(tx, { caller, request: request as never, body: body as never }))
        : new Refusal('NOT_FOUND');
      const record = { secureId, label: row ? labelOf(registered, row) : '' };
      if (refusal) refused.push(refusedOf(record, refusal));
      else permitted.push(record);
    }
    return { permitted, refused };
  },
});
