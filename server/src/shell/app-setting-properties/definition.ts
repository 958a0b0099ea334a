import {
  appSettings,
  hiddenSecret,
  ruleOf,
  type AppSetting,
  type AppSettingCreate,
} from '@console/contracts/shell/app-setting-properties';
import { listedValues } from '@console/contracts/shell/setting-value';
import { ssoConfigSetting, ssoEnabledSetting } from '@console/contracts/shell/settings';
import { text } from '@console/contracts/core/text';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { define } from '../../records/resource/definition.ts';
import type { Services } from '../../platform/services.ts';
import type { SettingDefinition } from '../../people/settings/definition.ts';
import { systemSettings } from '../../people/settings/definitions.ts';
import { settingLock } from '../../people/settings/setting-lock.ts';
import { settingIn, settings } from '../../people/settings/settings.ts';
import { plainText } from '../../platform/plain-text.ts';
import { countWithoutPassword } from '../user/local-passwords.ts';
import { checkNoLockout, checkReachable, isSignInSwitch } from './sign-in-switch.ts';

async function checkSignIn(tx: Tx, key: string, value: string | null, now: Date): Promise<void> {
  if (key !== ssoEnabledSetting) return;
  if (value === (await settingIn(tx, ssoEnabledSetting))) return;
  await checkNoLockout(tx, value === 'true' ? 'true' : 'false', now);
}

const definitions: Readonly<Record<string, SettingDefinition>> = systemSettings;

/** A system setting keeps the type that the program expects, and a value that it can use. */
function checkSystem(before: AppSetting | null, { key, value, valueType }: AppSettingCreate): void {
  if (!before?.isSystem) return;
  if (before.valueType !== valueType) throw new Refusal('SETTING_SYSTEM');
  const fault = definitions[key]?.check?.(value ?? '');
  if (fault) throw invalid({ field: 'value', ...fault });
}

const maintenanceSetting = 'MAINTENANCE_MODULES';

/** Refuses names that are not modules: they would close nothing. */
function checkModules(value: string, isModule: (name: string) => boolean): void {
  const unknown = listedValues(value).filter((name) => name !== '*' && !isModule(name));
  if (unknown.length > 0)
    throw invalid({ field: 'value', code: 'UNKNOWN_MODULE', parameters: { names: unknown.join(', ') } });
}

/** How settings are stored. Secrets are write-only. */
export const appSettingDefinition = (services: Services, isModule: (name: string) => boolean) =>
  define(appSettings, {
    table: 'app_setting',
    columns: {
      // Read-only: stored through `store`, so that a hidden secret sent back unchanged stays as it is.
      value: sql`case when t.value_type = 'SECRET' then ${hiddenSecret} else nullif(t.value, '') end`,
      group: 'setting_group',
      ruleMinimum: sql`(t.rule ->> 'minimum')::bigint`,
      ruleMaximum: sql`(t.rule ->> 'maximum')::bigint`,
      rulePattern: sql`t.rule ->> 'pattern'`,
      ruleAllowed: sql`(select string_agg(allowed, ', ') from jsonb_array_elements_text(t.rule -> 'allowed') allowed)`,
    },
    derived: { isSystem: sql`t.is_system` },
    uniqueIndexes: { key: 'app_setting_key' },
    approval: {
      locks: async (_, changes) =>
        changes.flatMap(({ values }) => (values?.['key'] ? [settingLock(plainText(values['key']))] : [])),
      secrets: ({ valueType }) => (valueType === 'SECRET' ? ['value'] : []),
      async check({ values }) {
        if (!values || !isSignInSwitch(values.key)) return;
        if (values.key === ssoConfigSetting) await checkReachable(services, values.value ?? '{}');
        else if (values.value === 'true')
          await checkReachable(services, await settings(services).text(ssoConfigSetting));
      },
      async consequence(db, { recordLabel, changes }) {
        if (
          recordLabel !== ssoEnabledSetting ||
          !changes.some(({ field, after }) => field === 'value' && after === 'false')
        )
          return null;
        const count = await countWithoutPassword(db);
        return text(
          `${count} karyawan belum memiliki password lokal; masing-masing menerima password sementara lewat e-mail.`,
          `${count} employees have no local password; each receives a temporary one by mail.`,
        );
      },
    },
    async beforeSave(tx, { values, before, store }) {
      checkSystem(before, values);
      if (values.key === maintenanceSetting) checkModules(values.value ?? '', isModule);
      await checkSignIn(tx, values.key, values.value, services.now());
      store['rule'] = JSON.stringify(ruleOf(values));
      if (values.valueType !== 'SECRET') store['value'] = values.value ?? '';
      else if (values.value !== hiddenSecret)
        store['value'] = values.value ? (await protectionOf(services)).encrypt(values.value) : '';
    },
    guard: (_tx, action, records) =>
      Promise.resolve(
        new Map(
          records
            .filter(({ isSystem }) => isSystem && (action === 'delete' || action === 'deactivate'))
            .map(({ secureId }) => [secureId, new Refusal('SETTING_SYSTEM')]),
        ),
      ),
    async afterChange() {
      settings(services).forget();
    },
  });
