import type { InputProps } from '../declaration.ts';

/** The attributes by which a screen reader knows the state of an input. */
export const ariaOf = ({
  id,
  invalid,
  required,
  describedBy,
}: Pick<InputProps, 'id' | 'invalid' | 'required' | 'describedBy'>) => ({
  id,
  'aria-invalid': invalid,
  'aria-required': required,
  ...(describedBy ? { 'aria-describedby': describedBy } : {}),
});
