import { addSeedFiles } from '../../../platform/files/claim.ts';
import { createHash, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Insertable } from 'kysely';
import sharp from 'sharp';
import type { Tx } from '../../../platform/context.ts';
import { seedId } from '../../../platform/database/seed-id.ts';
import type { SeedOptions } from '../../../platform/database/seed.ts';
import type { DeliveryLineTable, DeliveryTable } from '../schema/tables.ts';

const slip = (no: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320">` +
        `<rect width="100%" height="100%" fill="#fff"/>
  <g fill="#424242" font-family="sans-serif"><text x="24" y="48" font-size="22">TANDA TERIMA</text>` +
        `<text x="24" y="88" font-size="18">${no}</text></g>
  <path d="M40 240c60-70 80 40 130-10s60-30 120 10" fill="none" stroke="#0451A4" stroke-width="3"/></svg>`,
    ),
  )
    .webp({ quality: 60 })
    .toBuffer();

/** One receipt, with a picture of the signed slip, for each seeded delivery that arrived. */
export async function seedReceipts(
  tx: Tx,
  { files }: SeedOptions,
  deliveries: readonly Insertable<DeliveryTable>[],
  lines: readonly Insertable<DeliveryLineTable>[],
): Promise<void> {
  for (const delivery of deliveries) {
    const arrived = lines.filter((line) => line.delivery_id === delivery.id && line.result === 'RECEIVED');
    const last = arrived.at(-1);
    if (!last) continue;
    const receiptId = seedId('card-delivery-receipt', delivery.delivery_no);
    const fileId = seedId('file', `card-delivery-receipt:${delivery.delivery_no}`);
    const content = await slip(delivery.delivery_no);
    const temporary = path.join(os.tmpdir(), randomUUID());
    await writeFile(temporary, content);
    await files.take(fileId, temporary);
    const at = last.result_at as Date;
    await addSeedFiles(tx, [
      {
        id: fileId,
        name: `${delivery.delivery_no}.webp`,
        kind: 'image',
        type: 'image/webp',
        size: content.length,
        hash: createHash('sha256').update(content).digest('hex'),
        width: 480,
        height: 320,
        module: 'card-issuance-delivery',
        record_id: delivery.id,
        uploaded_by: 'SYSTEM',
        uploaded_at: at,
        expires_at: null,
      },
    ]);
    await tx
      .insertInto('card_delivery_receipt')
      .values({
        id: receiptId,
        delivery_id: delivery.id,
        receipt_no: `TT-${delivery.delivery_no.slice(-5)}`,
        file_id: fileId,
        received_date: last.event_date as string,
        received_by: last.received_by ?? 'Petugas kantor',
        received: arrived.length,
        remark: null,
        created_by: 'SYSTEM',
        created_at: at,
        updated_by: 'SYSTEM',
        updated_at: at,
      })
      .execute();
  }
}
