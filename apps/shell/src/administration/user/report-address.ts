import { users } from '@console/contracts/shell/user';
import type { FilterTexts } from '@console/ui/list';

const { filters } = users.list;

/** Address of the list with the users of a figure: the figure's filters on top of the report's. */
export function rowsOf(figure: string, chosen: FilterTexts): string {
  const address = new URLSearchParams();
  for (const [name, texts] of Object.entries(chosen))
    if (name in filters) for (const text of texts) address.append(name, text);
  for (const [name, text] of new URLSearchParams(figure)) address.set(name, text);
  const query = address.toString();
  return query === '' ? '/user' : `/user?${query}`;
}
