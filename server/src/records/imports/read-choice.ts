import type { Field } from '@console/contracts/core/fields';
import { optionText } from '@console/contracts/core/validation';

const flags: Readonly<Record<string, boolean>> = {
  true: true,
  ya: true,
  yes: true,
  y: true,
  1: true,
  false: false,
  tidak: false,
  no: false,
  n: false,
  0: false,
};

/** Yes or no in a cell, in Indonesian, English or as programs write it; other text stays. */
export const readFlag = (text: string): boolean | string => flags[text.toLowerCase()] ?? text;

/** The value of the option that a text names by its value or title, in any case; other text stays. */
export function readChoice({ options }: Field, text: string): string {
  const named = optionText(text).toLowerCase();
  const option = options?.find(({ value, title }) =>
    [value, title.id, title.en].some((name) => optionText(name).toLowerCase() === named),
  );
  return option?.value ?? text;
}
