import { issuances, type Issuance } from '@console/contracts/cards/card-issuance/issuance';
import { ResourceList, type Columns } from '@console/ui/list';
import { useIsVendor, useVendorChoice } from '../shared/use-vendor-choice.ts';
import { paths } from './paths.ts';

const columns: Columns<Issuance> = [
  'issuanceNo',
  'state',
  'cardType',
  'total',
  'issued',
  'printing',
  'inTransit',
  'done',
  'lost',
  'cancelled',
  'mode',
  'printVendorCode',
  'createdAt',
];
const ofVendor = columns.filter((name) => name !== 'printVendorCode');

/** Print orders; a vendor sees only its own. */
export default function ListPage() {
  const isVendor = useIsVendor();
  const resource = useVendorChoice(issuances, 'printVendorCode');
  return <ResourceList<Issuance> resource={resource} columns={isVendor ? ofVendor : columns} paths={paths} />;
}
