import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { choice, flag, integer, line, options, paragraph, recordStatus } from '../core/fields.ts';
import type { AwaitedChange } from '../core/changes.ts';
import { defineResource, type CreateOf, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { checkSetting, listedValues, settingLength, type SettingRule } from './setting-value.ts';
import { settingErrors } from './setting-errors.ts';
import { typedPattern } from './typed-pattern.ts';

const module = 'app-setting-properties';
const optional = { required: false } as const;
const bound = integer({ minimum: -1_000_000_000_000, maximum: 1_000_000_000_000, ...optional });

export const settingTypeOptions = options({
  STRING: ['Teks', 'Text'],
  NUMBER: ['Angka', 'Number'],
  BOOLEAN: ['Ya atau tidak', 'Yes or no'],
  JSON: ['JSON'],
  LIST: ['Daftar, dipisah koma', 'List, comma separated'],
  TIME: ['Jam (HH:mm)', 'Time (HH:mm)'],
  SECRET: ['Rahasia', 'Secret'],
});
export const settingGroupOptions = options({
  SIGN_IN: ['Masuk', 'Sign-in'],
  SESSION: ['Sesi', 'Session'],
  EXPORT: ['Ekspor', 'Export'],
  IMPORT: ['Impor', 'Import'],
  ORDER: ['Order'],
  CARD: ['Kartu', 'Card'],
  MEMBER: ['Member'],
  MESSAGE: ['Pesan', 'Message'],
  SYSTEM: ['Sistem', 'System'],
});

/** Replaces a secret in answers; sent back unchanged, the stored secret stays. */
export const hiddenSecret = '***';

interface RuleFields {
  readonly ruleMinimum: number | null;
  readonly ruleMaximum: number | null;
  readonly rulePattern: string | null;
  readonly ruleAllowed: string | null;
}

/** The rule of a setting from its fields. */
export const ruleOf = ({ ruleMinimum, ruleMaximum, rulePattern, ruleAllowed }: RuleFields): SettingRule => ({
  ...(ruleMinimum === null ? {} : { minimum: ruleMinimum }),
  ...(ruleMaximum === null ? {} : { maximum: ruleMaximum }),
  ...(rulePattern ? { pattern: rulePattern } : {}),
  ...(ruleAllowed
    ? {
        allowed: listedValues(ruleAllowed),
      }
    : {}),
});

const earlierValue = z.object({
  at: z.string(),
  by: z.string(),
  value: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});
export type EarlierValue = z.infer<typeof earlierValue>;

export const appSettingCalls = {
  history: call({
    name: `${module}.history`,
    method: 'GET',
    base: 'middle',
    path: `${module}/{secureId}/history`,
    access: { privilege: `${module}:browse`, action: 'view' },
    summary: 'Values that the setting had, the latest 50, newest first; of secrets only when',
    result: z.array(earlierValue),
  }),
} as const;

/** A protected setting is changed, or becomes one. */
const isGuarded = ({ before, values }: AwaitedChange): boolean =>
  before?.['isProtected'] === true || values?.['isProtected'] === true;

/** Named settings read by all services (docs/model/shell.md#application-settings). */
export const appSettings = defineResource({
  module,
  title: text('Pengaturan Aplikasi', 'Application setting'),
  label: 'key',
  volume: 200,
  titles: {
    key: text('Kunci', 'Key'),
    value: text('Nilai', 'Value'),
    valueType: text('Jenis nilai', 'Value type'),
    group: text('Kelompok', 'Group'),
    description: text('Keterangan', 'Description'),
    ruleMinimum: text('Nilai minimum', 'Minimum'),
    ruleMaximum: text('Nilai maksimum', 'Maximum'),
    rulePattern: text('Pola', 'Pattern'),
    ruleAllowed: text('Nilai yang boleh, dipisah koma', 'Allowed values, comma separated'),
    isPublic: text('Publik', 'Public'),
    isProtected: text('Dilindungi', 'Protected'),
    isSystem: text('Bawaan sistem', 'System'),
  },
  fields: {
    key: line({ minimum: 3, maximum: 80, pattern: /^[A-Za-z0-9_.-]+$/, immutable: true, unique: true }),
    value: paragraph({
      minimum: 0,
      maximum: settingLength,
      keepsSigns: true,
      secretWhen: ({ valueType }) => valueType === 'SECRET',
      ...optional,
    }),
    valueType: choice(settingTypeOptions),
    ruleMinimum: bound,
    ruleMaximum: bound,
    rulePattern: line({ maximum: 200, keepsSigns: true, ...optional }),
    ruleAllowed: paragraph({ maximum: 1_000, ...optional }),
    group: choice(settingGroupOptions),
    description: paragraph({ minimum: 10, maximum: 300 }),
    isPublic: flag(),
    isProtected: flag(),
  },
  derived: { isSystem: flag() },
  rules: [
    ({ rulePattern }) => (rulePattern && !typedPattern(rulePattern) ? [{ field: 'rulePattern', code: 'PATTERN' }] : []),
    (setting) => {
      // The fault of the pattern itself is reported above.
      if (setting.rulePattern && !typedPattern(setting.rulePattern)) return [];
      const fault =
        setting.valueType === 'SECRET' && setting.value === hiddenSecret
          ? null
          : checkSetting(setting.valueType, ruleOf(setting), setting.value ?? '');
      if (fault === 'PATTERN')
        return [{ field: 'value', code: 'SETTING_PATTERN', parameters: { pattern: setting.rulePattern ?? '' } }];
      const { minimum = 0, maximum = settingLength } = ruleOf(setting);
      return fault ? [{ field: 'value', code: fault, parameters: { minimum, maximum } }] : [];
    },
    ({ isPublic, valueType }) =>
      isPublic && valueType === 'SECRET' ? [{ field: 'isPublic', code: 'NOT_ALLOWED' }] : [],
    ({ ruleMinimum, ruleMaximum }) =>
      ruleMinimum !== null && ruleMaximum !== null && ruleMaximum < ruleMinimum
        ? [{ field: 'ruleMaximum', code: 'RANGE', parameters: { minimum: ruleMinimum, maximum: 1_000_000_000_000 } }]
        : [],
  ],
  list: {
    filters: {
      group: choice(settingGroupOptions),
      valueType: choice(settingTypeOptions),
      isPublic: flag(),
      isProtected: flag(),
      status: recordStatus(),
    },
    sorts: ['key', 'valueType', 'group', 'updatedAt'],
    defaultSort: ['key,asc'],
    search: ['key', 'description'],
    columns: ['key', 'value', 'valueType', 'group', 'isPublic', 'isProtected', 'updatedAt', 'updatedBy', 'status'],
  },
  operations: ['list', 'detail', 'create', 'update', 'delete', 'activate', 'deactivate', 'download', 'unique'],
  fourEyes: true,
  awaitsApproval: isGuarded,
  stepUp: { create: isGuarded, update: isGuarded, delete: isGuarded, activate: isGuarded, deactivate: isGuarded },
  errors: settingErrors,
  calls: appSettingCalls,
});

export type AppSetting = RecordOf<typeof appSettings>;
export type AppSettingCreate = CreateOf<typeof appSettings>;
