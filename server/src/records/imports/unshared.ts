import type { ImportDefinition } from '@console/contracts/platform/imports';
import { plainText } from '../../platform/plain-text.ts';
import type { Values } from './tables.ts';

/** Columns whose values occur once in a file, besides the key. */
export const unsharedOf = ({ columns }: Pick<ImportDefinition, 'columns'>): string[] =>
  Object.keys(columns).filter((name) => columns[name]!.unshared);

/**
 * What two rows of a file are compared by besides the key: the values of these columns, without regard to case; blanks
 * are left out.
 */
export const unsharedTexts = (definition: Pick<ImportDefinition, 'columns'>, values: Values): Record<string, string> =>
  Object.fromEntries(
    unsharedOf(definition).flatMap((name) => {
      const value = values[name];
      return value === null || value === undefined || value === '' ? [] : [[name, plainText(value).toLowerCase()]];
    }),
  );
