import { mras } from '@console/contracts/branches-stores/mra';
import { regions } from '@console/contracts/branches-stores/regions';
import { text } from '@console/contracts/core/text';
import { mra } from '@console/contracts/routes/modules';
import { childTab } from '@console/ui/children';
import { screens } from '@console/ui/crud';
import { OrganisationTree } from './OrganisationTree.tsx';

/** Rows of the core feed, and the organisation below each region. */
export default screens(regions, {
  detailSections: [
    { title: text('Wilayah', 'Region'), fields: ['regionCode', 'name', 'headName', 'headNpk'] },
    {
      title: text('Di bawahnya', 'Below it'),
      fields: ['mraCount', 'mroCount', 'branchesSpektra', 'branchesNmc', 'branchesUfi', 'kioskCount'],
    },
  ],
  tabs: [childTab(mras, { parent: 'regionId', routes: mra })],
  detail: {
    children: ({ secureId, name }) => <OrganisationTree regionId={secureId} label={name} />,
  },
});
