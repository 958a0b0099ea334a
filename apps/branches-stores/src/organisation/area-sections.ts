import { text } from '@console/contracts/core/text';

const officeSection = {
  title: text('Kantor', 'Office'),
  fields: ['address', 'city', 'zipCode', 'phone', 'email'],
} as const;

/**
 * The parts of the form of an area: what it is called and who heads it, and its office.
 * @param code the field of its code
 * @param parent the field of the area that it belongs to
 */
export const areaSections = <const Code extends string, const Parent extends string>(code: Code, parent: Parent) =>
  [{ title: text('Profil', 'Profile'), fields: [code, 'name', parent, 'headNpk', 'headName'] }, officeSection] as const;

/** The part of the detail page of an area that counts what is below it. */
export const below = <const Name extends string>(...fields: readonly Name[]) =>
  ({ title: text('Di bawahnya', 'Below it'), fields }) as const;
