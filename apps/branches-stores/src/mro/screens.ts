import { mros } from '@console/contracts/branches-stores/mro';
import { text } from '@console/contracts/core/text';
import { user } from '@console/contracts/routes/modules';
import { users } from '@console/contracts/shell/user';
import { childTab } from '@console/ui/children';
import { screens } from '@console/ui/crud';
import { useMessages } from '@console/ui/messages';
import { moveQuestion } from '../organisation/move-question.ts';
import { officeSection } from '../organisation/office-section.ts';
import { messages } from './messages.ts';

const profile = {
  title: text('Profil', 'Profile'),
  fields: ['mroCode', 'name', 'mraId', 'headNpk', 'headName'],
} as const;

/** A change of MRA is confirmed first. */
function useMove() {
  const t = useMessages(messages);
  return {
    beforeSave: moveQuestion('mraId', ({ name, branchCount, memberCount }) => ({
      title: t('moveTitle', { name: String(name) }),
      text: t('moveText', { branches: Number(branchCount), members: Number(memberCount) }),
      action: t('move'),
    })),
  };
}

export default screens(mros, {
  sections: [profile, officeSection],
  detailSections: [
    profile,
    officeSection,
    { title: text('Di bawahnya', 'Below it'), fields: ['branchCount', 'memberCount'] },
  ],
  tabs: [childTab(users, { parent: 'mroId', routes: user, title: text('Anggota', 'Members') })],
  update: useMove,
});
