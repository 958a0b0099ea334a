import type { Text } from '@console/contracts/core/text';
import type { Entry, Part } from '@console/contracts/promos-products/content/document';

/** What an entry is called: the value of its label, in words where that is a choice. */
export function labelOf({ fields, label }: Part, entry: Entry, text: (of: Text) => string): string {
  const value = entry[label];
  const option = fields[label]?.options?.find((each) => each.value === value);
  if (option) return text(option.title);
  return typeof value === 'string' ? value : '';
}
