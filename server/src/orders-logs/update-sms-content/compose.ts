import { fillPlaceholders, placeholdersIn } from '@console/contracts/core/message-text';
import type { SmsPlaceholder } from '@console/contracts/orders-logs/update-sms-content/rules';
import type { Db, Tx } from '../../platform/context.ts';
import type { SmsContentTable } from './table.ts';

const longestName = 25;
const names: ReadonlySet<string> = new Set<SmsPlaceholder>(['memberName', 'storeName', 'branchName']);

interface Wanted {
  readonly code: string;
  /** The line of the order or member. */
  readonly line: SmsContentTable['business_line'];
  readonly channel: SmsContentTable['channel'];
  /** Amounts and dates as displayed; names of any length. */
  readonly values: Partial<Record<SmsPlaceholder, string>>;
}

export type Composed =
  | { readonly text: string }
  | { readonly fault: 'NO_CONTENT' }
  | { readonly fault: 'VALUE_MISSING'; readonly missing: readonly string[] };

/** The text for a message: that of the line, else that of all lines. Every placeholder needs a value. */
export async function composeSms(db: Db | Tx, { code, line, channel, values }: Wanted): Promise<Composed> {
  const rows = await db
    .selectFrom('sms_content')
    .select(['content', 'business_line'])
    .where('code', '=', code)
    .where('channel', '=', channel)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .where('business_line', 'in', [line, 'ALL'])
    .execute();
  const found = rows.find(({ business_line: own }) => own === line) ?? rows[0];
  if (!found) return { fault: 'NO_CONTENT' };
  const filled = Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, names.has(name) ? value.slice(0, longestName) : value]),
  );
  const missing = [...new Set(placeholdersIn(found.content) ?? [])].filter((name) => !filled[name]);
  return missing.length > 0 ? { fault: 'VALUE_MISSING', missing } : { text: fillPlaceholders(found.content, filled) };
}
