import { text } from '@console/contracts/core/text';

/** The part of a form with the office of an area. */
export const officeSection = {
  title: text('Kantor', 'Office'),
  fields: ['address', 'city', 'zipCode', 'phone', 'email'],
} as const;
