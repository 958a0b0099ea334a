import { text } from '@console/contracts/core/text';

/** The part of the form with what the area is called and who heads it. */
export const profileSection = {
  title: text('Profil', 'Profile'),
  fields: ['mraCode', 'name', 'regionId', 'headNpk', 'headName'],
} as const;
