import { listedValues } from '@console/contracts/shell/setting-value';
import { smsContents, type SmsContent } from '@console/contracts/orders-logs/update-sms-content';
import { smsErrors, smsRules, withLongest } from '@console/contracts/orders-logs/update-sms-content/rules';
import { segmentsOf } from '@console/contracts/orders-logs/update-sms-content/segments';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { define } from '../../records/resource/definition.ts';
import type { Services } from '../../platform/services.ts';
import { settingIn } from '../../people/settings/settings.ts';

const waiting = sql`exists (select from change_request_view c
  where c.module = ${smsContents.module} and c.record_id = t.id and c.state = 'PENDING')`;

/** Domains allowed in links, from the setting. */
export const linkDomains = async (db: Db | Tx): Promise<string[]> =>
  listedValues(await settingIn(db as Tx, 'SMS_LINK_DOMAINS'));

async function keepRevision(tx: Tx, { secureId, revision, content }: SmsContent, by: string, at: Date): Promise<void> {
  await tx.insertInto('sms_revision').values({ sms_content_id: secureId, revision, content, by, at }).execute();
  await tx
    .deleteFrom('sms_revision')
    .where('sms_content_id', '=', secureId)
    .where('revision', '<=', revision - smsRules.revisions)
    .execute();
}

/** How texts are stored. Their codes, lines and channels are fixed by the program. */
export const smsDefinition = ({ now }: Services) =>
  define(smsContents, {
    table: 'sms_content',
    derived: {
      code: sql`t.code`,
      name: sql`t.name`,
      event: sql`t.event`,
      businessLine: sql`t.business_line`,
      channel: sql`t.channel`,
      allowedPlaceholders: sql`t.allowed_placeholders`,
      mandatoryPlaceholders: sql`t.mandatory_placeholders`,
      critical: sql`t.critical`,
      revision: sql`t.revision`,
      waiting,
    },
    filters: { waiting: (wanted: boolean) => sql`${waiting} = ${wanted}` },
    async load(db, records) {
      const domains = records.length > 0 ? await linkDomains(db) : [];
      for (const record of records)
        Object.assign(record, {
          linkDomains: domains,
          parts: record.channel === 'SMS' ? segmentsOf(withLongest(record.content)).parts : 1,
        });
    },
    beforeSave: (_tx, { values, before, store }) => {
      if (!before) return Promise.resolve([]);
      if (values.content !== before.content) store['revision'] = before.revision + 1;
      return Promise.resolve(smsErrors(values.content, before));
    },
    guard: (_tx, action, records) =>
      Promise.resolve(
        new Map(
          records
            .filter(({ critical }) => action === 'deactivate' && critical)
            .map(({ secureId }) => [secureId, new Refusal('SMS_CRITICAL')]),
        ),
      ),
    async afterChange(tx, changed) {
      for (const { action, after, before, actor } of changed)
        if (action === 'update' && after && after.content !== before?.content)
          await keepRevision(tx, after, actor.username, now());
    },
  });
