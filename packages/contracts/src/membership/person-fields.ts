import { line } from '../core/fields.ts';
import { fileRules } from '../platform/files.ts';

/** Letters, spaces and what names are written with (docs/model/membership.md#formats). */
export const personName = { minimum: 3, maximum: 60, pattern: /^[\p{Script=Latin} .,'-]+$/u } as const;

/** The name of a person as the identity card has it. */
export const fullName = () => line(personName);

/** A photo of a person, a document or a proof. */
export const picture = {
  maximumBytes: fileRules.image.maximumBytes,
  types: ['image/jpeg', 'image/png', 'image/webp'],
  ofPerson: true,
} as const;
