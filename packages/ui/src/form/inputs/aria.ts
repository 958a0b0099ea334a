import type { InputProps } from '../declaration.ts';

/** The attributes that describe an input's state to screen readers. */
export const ariaOf = ({
  id,
  invalid,
  required,
  describedBy,
}: Pick<InputProps, 'id' | 'invalid' | 'required' | 'describedBy'>) => ({
  ...(id ? { id } : {}),
  'aria-invalid': invalid,
  'aria-required': required,
  ...(describedBy ? { 'aria-describedby': describedBy } : {}),
});
