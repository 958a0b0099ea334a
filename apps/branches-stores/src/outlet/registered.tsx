import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { RecordFrame, Resource } from '@console/contracts/core/resource';
import { text } from '@console/contracts/core/text';
import { later } from '@console/ui/later';
import type { StoredOutlet } from './LookalikesTab.tsx';

// Lists open without them.
const LookalikesTab = later(async () => ({ default: (await import('./LookalikesTab.tsx')).LookalikesTab }));
const Withdraw = later(async () => ({ default: (await import('./Withdraw.tsx')).Withdraw }));

/** The tab of an outlet with those that look like it. */
export const lookalikesTab = (line: BusinessLine, resource: Resource) => ({
  key: 'lookalikes',
  title: text('Kemungkinan duplikat', 'Possible duplicates'),
  content: (outlet: StoredOutlet) => <LookalikesTab outlet={outlet} line={line} resource={resource} />,
});

/** The button with which the maker of a registration takes it back. */
export const withdrawal = (resource: Resource) => (outlet: RecordFrame & { readonly state: string }) => (
  <Withdraw resource={resource} outlet={outlet} />
);
