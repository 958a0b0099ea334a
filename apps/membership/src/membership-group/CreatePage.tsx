import { groups } from '@console/contracts/membership/membership-group';
import { CreatePage as Create } from '@console/ui/form';
import { paths } from './paths.ts';
import { sections } from './sections.ts';

const initial = { kind: 'COMMUNITY', branchScope: 'ALL', quota: 100 };

/** A new group; saved, it opens on its page, where members are added. */
export default function CreatePage() {
  return <Create resource={groups} sections={sections} initial={initial} paths={paths} />;
}
