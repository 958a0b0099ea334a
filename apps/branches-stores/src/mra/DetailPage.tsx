import { mras } from '@console/contracts/branches-stores/mra';
import { mros } from '@console/contracts/branches-stores/mro';
import { cardStock } from '@console/contracts/cards/card-stock/stock';
import { text } from '@console/contracts/core/text';
import { cardStock as cardStockRoutes, mra, mro, user } from '@console/contracts/routes/modules';
import { users } from '@console/contracts/shell/user';
import { childTab } from '@console/ui/children';
import { pathsOf } from '@console/ui/crud';
import { ResourceDetail } from '@console/ui/detail';
import { useParams } from 'react-router';
import { officeSection } from '../organisation/office-section.ts';
import { profileSection } from './profile-section.ts';

const { update } = pathsOf(mra);
const sections = [
  profileSection,
  officeSection,
  { title: text('Di bawahnya', 'Below it'), fields: ['mroCount', 'branchCount', 'userCount', 'cardCount'] },
];
const tabs = [
  childTab(mros, { parent: 'mraId', routes: mro }),
  childTab(users, { parent: 'mra', routes: user }),
  childTab(cardStock, {
    parent: 'mraId',
    routes: cardStockRoutes,
    detail: ({ officeKind, secureId }) =>
      `/card-stock/${officeKind === 'MRA' ? 'mra-page' : 'branch-page'}/${secureId}`,
  }),
];

/** One area, with what is below it. A page of its own: the list does not fetch the contracts of its children. */
export default function DetailPage() {
  const { id = '' } = useParams();
  return (
    <ResourceDetail
      resource={mras}
      secureId={id}
      sections={sections}
      paths={{ update }}
      overview={text('Profil', 'Profile')}
      tabs={tabs}
    />
  );
}
