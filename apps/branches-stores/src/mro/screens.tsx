import { mros } from '@console/contracts/branches-stores/mro';
import { text } from '@console/contracts/core/text';
import { screens } from '@console/ui/crud';
import { later } from '@console/ui/later';
import { areaSections, below } from '../organisation/area-sections.ts';

// The list shares this file with the detail page, and needs neither.
const Members = later(async () => ({ default: (await import('./Members.tsx')).Members }));
const IncompleteMembers = later(async () => ({ default: (await import('./IncompleteMembers.tsx')).IncompleteMembers }));

export default screens(mros, {
  sections: areaSections('mroCode', 'mraId'),
  moreSections: [below('branchCount', 'memberCount')],
  tabs: [
    {
      key: 'members',
      title: text('Anggota', 'Members'),
      content: (mro) => <Members mro={mro} />,
    },
  ],
  detail: { overview: text('Profil', 'Profile'), banner: (mro) => <IncompleteMembers mro={mro} /> },
});
