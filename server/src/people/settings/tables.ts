import type { SettingGroup, SettingRule, SettingType } from '@console/contracts/shell/setting-value';
import type { Generated, JSONColumnType } from 'kysely';
import type { RecordColumns } from '../../platform/database/record-columns.ts';

export interface AppSettingTable extends RecordColumns {
  status: Generated<'active' | 'inactive'>;
  key: string;
  value: string;
  value_type: SettingType;
  rule: JSONColumnType<SettingRule>;
  setting_group: SettingGroup;
  description: string;
  is_public: Generated<boolean>;
  is_protected: Generated<boolean>;
  is_system: Generated<boolean>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    app_setting: AppSettingTable;
  }
}
