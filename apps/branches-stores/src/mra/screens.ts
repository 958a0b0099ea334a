import { mras } from '@console/contracts/branches-stores/mra';
import { cardStock } from '@console/contracts/cards/card-stock/stock';
import { text } from '@console/contracts/core/text';
import { cardStock as cardStockRoutes, user } from '@console/contracts/routes/modules';
import { users } from '@console/contracts/shell/user';
import { childTab } from '@console/ui/children';
import { screens } from '@console/ui/crud';
import { useMoveQuestion } from './use-move-question.ts';

/** A change of region is confirmed first. */
const useMove = () => ({ beforeSave: useMoveQuestion() });

export default screens(mras, {
  sections: [
    { title: text('Profil', 'Profile'), fields: ['mraCode', 'name', 'regionId', 'headNpk', 'headName'] },
    { title: text('Kantor', 'Office'), fields: ['address', 'city', 'zipCode', 'phone', 'email'] },
  ],
  detailSections: [
    { title: text('Profil', 'Profile'), fields: ['mraCode', 'name', 'regionId', 'headNpk', 'headName'] },
    { title: text('Kantor', 'Office'), fields: ['address', 'city', 'zipCode', 'phone', 'email'] },
    { title: text('Di bawahnya', 'Below it'), fields: ['mroCount', 'branchCount', 'userCount', 'cardCount'] },
  ],
  tabs: [
    childTab(users, { parent: 'mra', routes: user }),
    childTab(cardStock, {
      parent: 'mraId',
      routes: cardStockRoutes,
      detail: ({ officeKind, secureId }) =>
        `/card-stock/${officeKind === 'MRA' ? 'mra-page' : 'branch-page'}/${secureId}`,
    }),
  ],
  update: useMove,
});
