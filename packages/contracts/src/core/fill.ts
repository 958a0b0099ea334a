import { writtenDays } from './written-days.ts';

/** Values of the `{name}` placeholders of a text. */
export type Parameters = Readonly<Record<string, string | number>>;

/**
 * Fills the `{name}` placeholders of a text. A name without a value becomes `…`, so that no screen shows a placeholder.
 * `{name|one|many}` becomes the first word where the value is one, else the second. Days and instants of the services
 * are written as people read them.
 * Without `parameters` the text is returned unchanged, because it may explain placeholders itself.
 * @example
 * fill('At most {limit} {limit|row|rows}', { limit: 500 }); // 'At most 500 rows'
 */
export const fill = (template: string, parameters?: Parameters): string =>
  parameters === undefined
    ? template
    : template.replace(/\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g, (_, name: string, one?: string, many?: string) => {
        const value = writtenDays(String(parameters[name] ?? '…'));
        return one === undefined ? value : ((value === '1' ? one : many) ?? '');
      });
