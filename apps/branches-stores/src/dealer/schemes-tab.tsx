import type { MarketingSchemes } from '@console/contracts/branches-stores/outlet/marketing-schemes';
import type { DetailTab } from '@console/ui/detail';
import { later } from '@console/ui/later';

const SchemeRows = later(async () => ({ default: (await import('./SchemeRows.tsx')).SchemeRows }));

/** The tab of a dealer with its marketing schemes. */
export const schemesTab = (schemes: MarketingSchemes): DetailTab<{ readonly secureId: string }> => ({
  key: schemes.module,
  title: schemes.title,
  parameters: ['page', 'size', 'sort', 'search', ...Object.keys(schemes.list.filters)],
  content: ({ secureId }) => <SchemeRows schemes={schemes} dealerId={secureId} />,
});
