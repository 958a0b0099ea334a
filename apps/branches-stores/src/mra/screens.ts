import { mras } from '@console/contracts/branches-stores/mra';
import { screens } from '@console/ui/crud';
import { useMessages } from '@console/ui/messages';
import { moveQuestion } from '../organisation/move-question.ts';
import { officeSection } from '../organisation/office-section.ts';
import { messages } from './messages.ts';
import { profileSection } from './profile-section.ts';

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
  sections: [profileSection, officeSection],
  update: useMove,
});
