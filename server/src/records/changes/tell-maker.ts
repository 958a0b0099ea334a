import { notify } from '../../people/notices/notify.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { pageOf } from '../resource/address.ts';
import type { RegisteredResource } from '../resource/registered.ts';
import type { StoredChange } from './table.ts';

/** Tells the maker of a change how it was decided. */
export async function tellMaker(
  tx: Tx,
  registered: RegisteredResource,
  change: StoredChange,
  decision: 'approve' | 'reject',
  { caller }: Pick<Context, 'caller'>,
  note: string | null,
  now: Date,
): Promise<void> {
  const { title } = registered.resource;
  await notify(tx, {
    userIds: [change.maker_id],
    kind: decision === 'approve' ? 'CHANGE_APPROVED' : 'CHANGE_REJECTED',
    at: now,
    link: await pageOf(tx, registered, change.record_id ? 'detail' : 'list', change.record_id),
    parameters: { module: title.id, label: change.record_label, checker: caller.name, note: note ?? '' },
  });
}
