import { ssoEnabledSetting } from '@console/contracts/shell/settings';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import type { SettingDefinition } from '../../platform/settings/definition.ts';
import { systemSettings } from '../../platform/settings/definitions.ts';

/** The system settings with their defaults. */
export const seed: Seed = {
  name: 'settings',
  async run(tx, { date, sso }) {
    const frame = { created_by: 'SYSTEM', created_at: date, updated_by: 'SYSTEM', updated_at: date };
    const values: Readonly<Record<string, string>> = { [ssoEnabledSetting]: String(sso) };
    await tx.insertInto('app_setting').values(Object.entries<SettingDefinition>(systemSettings).map(([key, definition]) => ({
      ...frame, id: seedId('app-setting-properties', key), key, value: values[key] ?? definition.value, value_type: definition.type,
      rule: JSON.stringify(definition.rule ?? {}), setting_group: definition.group, description: definition.description,
      is_public: definition.isPublic ?? false, is_protected: definition.isProtected ?? false, is_system: true,
    }))).execute();
  },
};
