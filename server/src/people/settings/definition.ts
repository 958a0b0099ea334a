import type { SettingGroup, SettingRule, SettingType } from '@console/contracts/shell/setting-value';

/** A setting of the program, with its default value. */
export interface SettingDefinition {
  readonly type: SettingType;
  readonly group: SettingGroup;
  readonly value: string;
  readonly description: string;
  readonly rule?: SettingRule;
  readonly isPublic?: boolean;
  readonly isProtected?: boolean;
}
