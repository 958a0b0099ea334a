import { regions } from '@console/contracts/branches-stores/regions';
import { text } from '@console/contracts/core/text';
import { ResourceDetail } from '@console/ui/detail';
import { useParams } from 'react-router';
import { OrganisationTree } from './OrganisationTree.tsx';

const sections = [
  {
    title: text('Wilayah', 'Region'),
    fields: [
      'regionCode',
      'name',
      'headName',
      'headNpk',
      'mraCount',
      'mroCount',
      'branchesSpektra',
      'branchesNmc',
      'branchesUfi',
    ],
  },
];

/** One region and the organisation below it. */
export default function DetailPage() {
  const { regionId = '' } = useParams();
  return (
    <ResourceDetail resource={regions} secureId={regionId} sections={sections} offers={[]}>
      {({ secureId, name }) => <OrganisationTree regionId={secureId} label={name} />}
    </ResourceDetail>
  );
}
