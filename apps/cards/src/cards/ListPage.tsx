import { cards, type Card } from '@console/contracts/cards/cards';
import { ResourceList } from '@console/ui/list';
import { useVendorChoice } from '../shared/use-vendor-choice.ts';
import { columns, paths } from './screens.tsx';

/** The register of all cards; 6,500,000 in production. */
export default function ListPage() {
  return <ResourceList<Card> resource={useVendorChoice(cards, 'vendorCode')} columns={columns} paths={paths} />;
}
