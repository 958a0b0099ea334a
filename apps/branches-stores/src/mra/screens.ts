import { mras } from '@console/contracts/branches-stores/mra';
import { text } from '@console/contracts/core/text';
import { screens } from '@console/ui/crud';
import { areaSections, below } from '../organisation/area-sections.ts';

export default screens(mras, {
  sections: areaSections('mraCode', 'regionId'),
  moreSections: [below('mroCount', 'branchCount', 'userCount', 'cardCount')],
  detail: { overview: text('Profil', 'Profile') },
});
