import { endOfRange } from '@console/contracts/core/ranges';
import { randomUUID } from 'node:crypto';
import {
  blacklistImport,
  blacklistPhoneNumbers,
  openStates,
} from '@console/contracts/membership/blacklist-phone-number';
import { sql, type Selectable } from 'kysely';
import { mask } from '../../platform/personal-data/mask.ts';
import { defineHandler, type RowValues } from '../../records/imports/handler.ts';
import { requirePhoneUpdate } from './members.ts';
import type { BlacklistPhoneTable } from './table.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';

type Columns = (typeof blacklistImport)['columns'];

type Kept = Pick<Selectable<BlacklistPhoneTable>, 'category' | 'note' | 'effective_from' | 'effective_until'>;

/** Whether a file says something else of a number that is barred already, which it does not change. */
const isKept = (stored: Kept | undefined, values: RowValues<Columns>): boolean =>
  stored !== undefined &&
  (stored.category !== values.category ||
    stored.note !== values.note ||
    stored.effective_from !== values.effective_from ||
    stored.effective_until !== endOfRange(values.effective_from, values.effective_until));

/**
 * Import of barred numbers: a number with an open row is left unchanged; the others take effect when the file is
 * approved.
 */
export const blacklistHandler = (texts: ProtectedText) =>
  defineHandler<Columns>({
    definition: blacklistImport,
    fields: blacklistPhoneNumbers.fields,

    async check(rows, { db }) {
      const hashes = rows.map(({ values }) => texts.hash(values.phone));
      const open = await db
        .selectFrom('blacklist_phone')
        .select(['phone_hash', 'category', 'note', 'effective_from', 'effective_until'])
        .where('phone_hash', 'in', hashes)
        .where('state', 'in', openStates)
        .where('deleted_at', 'is', null)
        .execute();
      const known = new Map(open.map((row) => [row.phone_hash, row]));
      return rows.map(({ values }, index) => ({
        warnings: isKept(known.get(hashes[index]!), values) ? [{ column: 'phone', code: 'NUMBER_KEPT' }] : [],
        errors:
          values.effective_until !== null && values.effective_until < values.effective_from
            ? [{ column: 'effective_until', code: 'DATE_ORDER', from: ['effective_from'] }]
            : [],
        stored: known.has(hashes[index]!) ? {} : null,
      }));
    },

    async apply(rows, { db: tx, actor, decidedBy, now }) {
      const records = rows.map(({ values }) => ({
        id: randomUUID(),
        phone_encrypted: texts.encrypt(values.phone),
        phone_hash: texts.hash(values.phone),
        category: values.category,
        note: values.note,
        effective_from: values.effective_from,
        effective_until: endOfRange(values.effective_from, values.effective_until),
      }));
      await sql`
      insert into blacklist_phone (id, created_by, created_at, updated_by, updated_at, phone_encrypted, phone_hash,
        category, note, effective_from, effective_until,
        source, state, editors, requested_by, approver, decided_at)
      select id, ${actor.username}, ${now}, ${actor.username}, ${now}, phone_encrypted, phone_hash, category, note,
      effective_from, effective_until,
        'IMPORT', 'ACTIVE', array[${actor.username}::text], ${actor.username}, ${decidedBy}, ${now}
      from jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
        r(id uuid, phone_encrypted text, phone_hash text, category text, note text, effective_from date,
          effective_until date)`.execute(tx);
      await requirePhoneUpdate(tx, now);
      return rows.map(
        (
          { values: { phone, category, note, effective_from: effectiveFrom, effective_until: effectiveUntil } },
          index,
        ) => ({
          entityId: records[index]!.id,
          entityLabel: String(mask('phone', phone)),
          before: null,
          after: {
            phone,
            category,
            note,
            effectiveFrom,
            effectiveUntil: endOfRange(effectiveFrom, effectiveUntil),
            state: 'ACTIVE',
          },
        }),
      );
    },
  });
