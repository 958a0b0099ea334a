import { ssoEnabledSetting } from '@console/contracts/shell/settings';
import type { Db } from '../../platform/context.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import type { SettingDefinition } from './definition.ts';
import { systemSettings } from './definitions.ts';

/**
 * Adds the missing system settings with their defaults.
 * @param values differing from the defaults, by key
 */
export async function addSettings(db: Db, date: Date, values: Readonly<Record<string, string>> = {}): Promise<void> {
  const frame = { created_by: 'SYSTEM', created_at: date, updated_by: 'SYSTEM', updated_at: date };
  await db
    .insertInto('app_setting')
    .values(
      Object.entries<SettingDefinition>(systemSettings).map(([key, definition]) => ({
        ...frame,
        id: seedId('app-setting-properties', key),
        key,
        value: values[key] ?? definition.value,
        value_type: definition.type,
        rule: JSON.stringify(definition.rule ?? {}),
        setting_group: definition.group,
        description: definition.description,
        is_public: definition.isPublic ?? false,
        is_protected: definition.isProtected ?? false,
        is_system: true,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The system settings with their defaults. */
export const seed: Seed = {
  name: 'settings',
  run: (tx, { date, sso }) => addSettings(tx, date, { [ssoEnabledSetting]: String(sso) }),
};
