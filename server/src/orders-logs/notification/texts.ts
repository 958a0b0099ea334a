import { fillPlaceholders } from '@console/contracts/core/message-text';
import type { StoredNotification } from './table.ts';

const headOffice = 'Kantor Pusat';
const longestName = 25;

/** Title and text for one recipient. */
export function textsFor(
  { title, body }: Pick<StoredNotification, 'title' | 'body'>,
  person: { readonly name: string; readonly branchName: string | null },
) {
  const values = { memberName: person.name.slice(0, longestName), branchName: person.branchName ?? headOffice };
  return { title: fillPlaceholders(title, values), text: fillPlaceholders(body, values) };
}
