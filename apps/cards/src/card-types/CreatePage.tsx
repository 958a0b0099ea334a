import { cardTypes } from '@console/contracts/cards/card-types';
import { CreatePage as Create } from '@console/ui/form';
import { sections } from './screens.ts';

const initial = {
  physical: true,
  programTypeIds: [],
  sortOrder: 0,
  validityMonths: 60,
  replacementFee: 0,
  ecardPrintFee: 0,
};

/** Creates a card type. */
export default function CreatePage() {
  return <Create resource={cardTypes} sections={sections} initial={initial} />;
}
