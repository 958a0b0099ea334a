import { mras } from '@console/contracts/branches-stores/mra';
import { text } from '@console/contracts/core/text';
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
  update: useMove,
});
