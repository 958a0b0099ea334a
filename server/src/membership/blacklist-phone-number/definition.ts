import { blacklistPhoneNumbers } from '@console/contracts/membership/blacklist-phone-number';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { Refusal, invalidState } from '../../platform/http/refusal.ts';
import { midnight } from '../../platform/database/midnight.ts';
import { define } from '../../records/resource/definition.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { normalise } from '@console/contracts/core/validation';
import { countMembers } from './members.ts';

const { phone } = blacklistPhoneNumbers.fields;

async function editorsOf(tx: Tx, secureId: string): Promise<string[]> {
  const row = await tx.selectFrom('blacklist_phone').select('editors').where('id', '=', secureId).executeTakeFirst();
  return row?.editors ?? [];
}

/** How barred numbers are stored, and the rules that need the database. */
export const blacklistDefinition = (texts: ProtectedText) =>
  define(blacklistPhoneNumbers, {
    table: 'blacklist_phone',
    // Read-only: stored through `store`, encrypted and as a hash.
    columns: { phone: sql`t.phone_encrypted` },
    derived: {
      state: sql`t.state`,
      source: sql`t.source`,
      requestedBy: sql`t.requested_by`,
      approver: sql`t.approver`,
      decidedAt: sql`t.decided_at`,
    },
    filters: {
      from: (day: string) => sql`t.created_at >= ${midnight(day)}`,
      to: (day: string) => sql`t.created_at < ${midnight(day, 1)}`,
    },
    search: (_pattern, text) => sql`t.phone_hash = ${texts.hash(String(normalise(phone, text)))}`,
    numbers: { phone: { column: sql`t.phone_hash`, key: (value) => texts.hash(value) } },
    uniqueIndexes: { phone: 'blacklist_phone_open' },
    async load(db, records, { caller }) {
      const ids = records.map(({ secureId }) => secureId);
      const hit = await countMembers(db, ids, caller?.scope ?? { type: 'all' });
      for (const record of records) {
        record.phone = texts.decrypt(record.phone);
        record.membersHit = hit.get(record.secureId) ?? 0;
      }
    },
    async beforeSave(tx, { values, before, store, actor }) {
      const earlier = before ? await editorsOf(tx, before.secureId) : [];
      store['editors'] = [...new Set([...earlier, actor.username])];
      if (before) return;
      store['phone_encrypted'] = texts.encrypt(values.phone);
      store['phone_hash'] = texts.hash(values.phone);
      store['requested_by'] = actor.username;
    },
    async guard(_tx, action, records, caller) {
      const refused = new Map<string, Refusal>();
      for (const { secureId, state } of records) {
        // A caller who may not read the note cannot send it back unchanged.
        if (caller?.mappingType === 'BRANCH' && !caller.isAdmin) refused.set(secureId, new Refusal('FORBIDDEN'));
        else if (state !== 'PROPOSED' && state !== 'ACTIVE') refused.set(secureId, invalidState(state, action));
      }
      return refused;
    },
  });
