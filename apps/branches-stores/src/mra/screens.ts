import { mras } from '@console/contracts/branches-stores/mra';
import { mros } from '@console/contracts/branches-stores/mro';
import { cardStock } from '@console/contracts/cards/card-stock/stock';
import { text } from '@console/contracts/core/text';
import { cardStock as cardStockRoutes, mro, user } from '@console/contracts/routes/modules';
import { users } from '@console/contracts/shell/user';
import { childTab } from '@console/ui/children';
import { screens } from '@console/ui/crud';
import { useMessages } from '@console/ui/messages';
import { moveQuestion } from '../organisation/move-question.ts';
import { officeSection } from '../organisation/office-section.ts';
import { messages } from './messages.ts';

const profile = {
  title: text('Profil', 'Profile'),
  fields: ['mraCode', 'name', 'regionId', 'headNpk', 'headName'],
} as const;

/** A change of region is confirmed first. */
function useMove() {
  const t = useMessages(messages);
  return {
    beforeSave: moveQuestion('regionId', ({ name, mroCount, branchCount }) => ({
      title: t('moveTitle', { name: String(name) }),
      text: t('moveText', { mros: Number(mroCount), branches: Number(branchCount) }),
      action: t('move'),
    })),
  };
}

export default screens(mras, {
  sections: [profile, officeSection],
  detailSections: [
    profile,
    officeSection,
    { title: text('Di bawahnya', 'Below it'), fields: ['mroCount', 'branchCount', 'userCount', 'cardCount'] },
  ],
  tabs: [
    childTab(mros, { parent: 'mraId', routes: mro }),
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
