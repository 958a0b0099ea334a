import { smsCalls, smsContents, type SmsContent } from '@console/contracts/orders-logs/update-sms-content';
import { smsErrors, withLongest, withSamples } from '@console/contracts/orders-logs/update-sms-content/rules';
import { segmentsOf } from '@console/contracts/orders-logs/update-sms-content/segments';
import type { Context } from '../../platform/context.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { Module } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { findRecords } from '../../records/resource/read.ts';
import { registerResource } from '../../records/operations/register.ts';
import { smsDefinition } from './definition.ts';
import { restoreRevision } from './restore.ts';
import { sendSmsTest } from './test-send.ts';

const segments = (content: string) => {
  const found = segmentsOf(content);
  return { ...found, forcing: [...found.forcing] };
};

/** Texts of SMS and WhatsApp: edited, compared and tested; critical ones need two people. */
export const smsContentModule: Module = (app) => {
  const { services } = app;
  const registered = registerResource(app, smsContents, smsDefinition(services));
  serve(app, smsCalls.preview, async ({ db, caller, language, body: { secureId, content } }) => {
    const [record] = await findRecords(db, registered, [secureId], caller.scope, { of: 'detail', caller });
    if (!record) throw notFound();
    const [sample, longest] = [withSamples(content), withLongest(content)];
    const errors = smsErrors(content, record as unknown as SmsContent).map((error) =>
      app.errors.fieldError(error, language),
    );
    return { sample, longest, sampleSegments: segments(sample), longestSegments: segments(longest), errors };
  });
  serve(app, smsCalls.test, (context) => sendSmsTest(services, context));
  serve(app, smsCalls.restore, (context) =>
    restoreRevision(
      services,
      registered,
      context as Context<unknown, { secureId: string; version: number; revision: number; reason?: string | null }>,
    ),
  );
  serve(app, smsCalls.revisions, async ({ db, parameters: { secureId = '' } }) => {
    const record = isUuid(secureId)
      ? await db
          .selectFrom('sms_content')
          .select('id')
          .where('id', '=', secureId)
          .where('deleted_at', 'is', null)
          .executeTakeFirst()
      : undefined;
    if (!record) throw notFound();
    return db
      .selectFrom('sms_revision')
      .select(['revision', 'content', 'by', 'at'])
      .where('sms_content_id', '=', record.id)
      .orderBy('revision', 'desc')
      .limit(50)
      .execute();
  });
};
