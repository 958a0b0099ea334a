import { regions } from '@console/contracts/branches-stores/regions';
import { text } from '@console/contracts/core/text';
import { screens } from '@console/ui/crud';
import { OrganisationTree } from './OrganisationTree.tsx';

/** Rows of the core feed, which nobody edits, and the organisation below each region. */
export default screens(regions, {
  detailSections: [
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
  ],
  detail: {
    offers: [],
    children: ({ secureId, name }) => <OrganisationTree regionId={secureId} label={name} />,
  },
});
