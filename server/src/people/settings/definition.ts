import type { FieldError } from '@console/contracts/core/errors';
import type { SettingGroup, SettingRule, SettingType } from '@console/contracts/shell/setting-value';

/** What is wrong with a value beyond the type and the rule of its setting; `null` for nothing. */
export type ValueCheck = (value: string) => Omit<FieldError, 'field'> | null;

/** A setting of the program, with its default value. */
export interface SettingDefinition {
  readonly type: SettingType;
  readonly group: SettingGroup;
  readonly value: string;
  readonly description: string;
  readonly rule?: SettingRule;
  readonly check?: ValueCheck;
  readonly isPublic?: boolean;
  readonly isProtected?: boolean;
}
