import { appSettings, type AppSetting } from '@console/contracts/shell/app-setting-properties';
import { FieldValue } from '@console/ui/value';

/** Formats JSON; other text stays as it is. */
function pretty(value: string): string {
  try {
    return JSON.stringify(JSON.parse(value), null, 2);
  } catch {
    return value;
  }
}

/** The current or an earlier value of a setting, formatted by its type. */
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
