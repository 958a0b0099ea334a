import { appSettings, type AppSetting } from '@console/contracts/shell/app-setting-properties';
import { FieldValue } from '@console/ui/value';

/** JSON on lines of its own; what is none as it is. */
function pretty(value: string): string {
  try {
    return JSON.stringify(JSON.parse(value), null, 2);
  } catch {
    return value;
  }
}

/** The value of a setting, or an earlier one, as its type reads. */
export function SettingValue({
  type,
  value,
}: {
  readonly type: AppSetting['valueType'];
  readonly value: string | null;
}) {
  if (type === 'JSON' && value) return <pre className="setting-code">{pretty(value)}</pre>;
  return <FieldValue field={appSettings.fields.value} value={value} />;
}
