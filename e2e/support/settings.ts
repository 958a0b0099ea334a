import { callAs } from './services.ts';

let counter = 0;
/** A unique key. */
export const settingKey = (): string => `E2E_${Date.now().toString(36).toUpperCase()}_${(counter += 1)}`;

const plain = {
  value: 'awal',
  valueType: 'STRING',
  ruleMinimum: null,
  ruleMaximum: null,
  rulePattern: null,
  ruleAllowed: null,
  group: 'SYSTEM',
  description: 'Dibuat untuk pengujian',
  isPublic: false,
  isProtected: false,
};

/** Creates a setting. */
export async function setting(
  values: object = {},
): Promise<{ readonly secureId: string; readonly key: string; readonly version: number }> {
  const { result } = await callAs('ADMIN03', 'POST', 'middle/app-setting-properties', {
    ...plain,
    key: settingKey(),
    ...values,
  });
  return result as { secureId: string; key: string; version: number };
}

/** A setting whose changes need a second person from now on. */
export async function protectedSetting(values: object = {}): ReturnType<typeof setting> {
  const reason = 'perlu dua orang mulai sekarang';
  const { result } = await callAs('ADMIN03', 'POST', 'middle/app-setting-properties', {
    ...plain,
    key: settingKey(),
    ...values,
    isProtected: true,
    reason,
  });
  const { secureId, recordLabel } = (result as { change: { secureId: string; recordLabel: string } }).change;
  await callAs('ADMIN02', 'PUT', 'middle/app-setting-properties/change/approve', { secureIds: [secureId] });
  const found = await callAs('ADMIN03', 'GET', `middle/app-setting-properties?search=${recordLabel}`);
  return found.result.rows[0];
}

/** Changes a protected setting of the system, with two users. */
export async function changeSetting(key: string, value: string): Promise<void> {
  const {
    result: {
      rows: [record],
    },
  } = await callAs('ADMIN03', 'GET', `middle/app-setting-properties?search=${key}`);
  if (record.value === value) return;
  const { result, message } = await callAs('ADMIN03', 'PUT', 'middle/app-setting-properties', {
    ...record,
    value,
    reason: 'diperlukan untuk pengujian',
  });
  if (!result?.change) throw new Error(`${key} could not be changed: ${message}`);
  await callAs('ADMIN01', 'PUT', 'middle/app-setting-properties/change/approve', {
    secureIds: [result.change.secureId],
  });
}
