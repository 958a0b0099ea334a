import { mros } from '@console/contracts/branches-stores/mro';
import { text } from '@console/contracts/core/text';
import { screens } from '@console/ui/crud';
import { later } from '@console/ui/later';
import { useMessages } from '@console/ui/messages';
import { moveQuestion } from '../organisation/move-question.ts';
import { officeSection } from '../organisation/office-section.ts';
import { messages } from './messages.ts';

// The list shares this file with the detail page, and needs neither.
const Members = later(async () => ({ default: (await import('./Members.tsx')).Members }));
const IncompleteMembers = later(async () => ({ default: (await import('./IncompleteMembers.tsx')).IncompleteMembers }));

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
  tabs: [
    {
      key: 'members',
      title: text('Anggota', 'Members'),
      content: (mro) => <Members mro={mro} />,
    },
  ],
  detail: { overview: text('Profil', 'Profile'), banner: (mro) => <IncompleteMembers mro={mro} /> },
  update: useMove,
});
