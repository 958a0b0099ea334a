import type { cardDesigns } from '@console/contracts/cards/card-design';
import type { Tx } from '../../platform/context.ts';
import { copyFile } from '../../platform/files/copy.ts';
import type { Save } from '../../records/resource/definition.ts';
import type { Services } from '../../platform/services.ts';

/** Copies pictures that belong to another design, because a file belongs to one record. */
export async function ownPictures(
  tx: Tx,
  services: Services,
  { values, before, actor }: Save<typeof cardDesigns>,
): Promise<void> {
  if (before) return;
  for (const name of ['frontImage', 'backImage'] as const) {
    const other = await tx
      .selectFrom('stored_file_view')
      .innerJoin('card_design', 'card_design.id', 'stored_file_view.record_id')
      .select('stored_file_view.id')
      .where('stored_file_view.id', '=', values[name])
      .where('card_design.deleted_at', 'is', null)
      .executeTakeFirst();
    if (other) values[name] = (await copyFile(tx, services, other.id, actor.username)) ?? values[name];
  }
}
