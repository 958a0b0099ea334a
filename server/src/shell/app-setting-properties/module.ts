import {
  appSettingCalls,
  appSettings,
  hiddenSecret,
  type EarlierValue,
} from '@console/contracts/shell/app-setting-properties';
import type { Db } from '../../platform/context.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { Module } from '../../platform/http/application.ts';
import { modulesOf } from '../../people/settings/maintenance.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { everyMinutes } from '../../platform/schedule/when.ts';
import { schedule } from '../../platform/schedule/job.ts';
import { registerResource } from '../../records/operations/register.ts';
import { giveMissingPasswords } from '../user/local-passwords.ts';
import { appSettingDefinition } from './definition.ts';

const latest = 50;

/** Earlier values of a setting, from the audit trail. */
async function historyOf(db: Db, id: string): Promise<EarlierValue[]> {
  const setting = isUuid(id)
    ? await db
        .selectFrom('app_setting')
        .select(['value_type', 'created_at', 'created_by'])
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
    : undefined;
  if (!setting) throw notFound();
  const entries = await db
    .selectFrom('audit_entry_view')
    .select(['at', 'username', 'action', 'changes', 'reason'])
    .where('entity_id', '=', id)
    .where('outcome', '=', 'success')
    .where('action', 'in', ['CREATE', 'UPDATE'])
    .orderBy('at', 'desc')
    .limit(latest)
    .execute();
  const shown = (value: unknown) => (setting.value_type === 'SECRET' ? hiddenSecret : (value as string | null));
  const values = entries.flatMap(({ at, username: by, changes, reason, action }) =>
    changes
      .filter(({ field }) => field === 'value')
      .map(({ before, after }) => ({ at, by, reason, action, before, after })),
  );
  const oldest = values.at(-1);
  // A system setting has no audit entry of its creation, but had a default value.
  const first =
    oldest?.action === 'UPDATE' && entries.length < latest
      ? [{ at: setting.created_at, by: setting.created_by, value: shown(oldest.before), reason: null }]
      : [];
  return [...values.map(({ at, by, reason, after }) => ({ at, by, reason, value: shown(after) })), ...first];
}

/** Named settings, with a second person for the protected ones. */
export const appSettingsModule: Module = (app) => {
  registerResource(
    app,
    appSettings,
    appSettingDefinition(app.services, (name) =>
      [...app.calls.values()].some((call) => modulesOf(call).includes(name)),
    ),
  );
  schedule(app, {
    name: 'local-passwords',
    version: 'v1',
    when: everyMinutes(1),
    run: async (signal) => ({ done: await giveMissingPasswords(app.services, signal) }),
  });
  serve(app, appSettingCalls.history, ({ db, parameters }) => historyOf(db, parameters['secureId'] ?? ''));
};
