import { cardSources } from '@console/contracts/cards/card-sources';
import { CreatePage as Create } from '@console/ui/form';
import { formSections, paths } from './screens.ts';

/** Creates a card source. */
export default function CreatePage() {
  return (
    <Create
      resource={cardSources}
      sections={formSections}
      paths={paths}
      initial={{ requiredSteps: ['all'], sortOrder: 0 }}
    />
  );
}
