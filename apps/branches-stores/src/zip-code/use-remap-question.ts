import { sendCall } from '@console/api';
import { zipCodeCalls, zipCodes, type ZipCodeAffected } from '@console/contracts/branches-stores/zip-code';
import { titleOf } from '@console/contracts/core/titles';
import { confirm } from '@console/ui/dialogs';
import type { FormValues } from '@console/ui/form';
import { formatNumber } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import { useModules } from '@console/ui/navigation';
import { messages } from './messages.ts';

const offices = ['officeCode', 'officeCodeNmc', 'officeCodeUfi'] as const;

/** The offices that the other rows of the code would get. */
const changedOffices = (affected: ZipCodeAffected, values: FormValues) =>
  offices
    .map((name) => ({ name, before: affected[name], after: (values[name] as string | null | undefined) || null }))
    .filter(({ before, after }) => before !== after);

/**
 * Asks before an office of a code changes, since it changes for all rows of the code; shows how many, which offices,
 * and what is located there. If the counts cannot be read, the save continues: the server checks it anyway.
 */
export function useRemapQuestion() {
  const t = useMessages(messages);
  const text = useText();
  const modules = useModules();
  return async (values: FormValues, base: FormValues | undefined): Promise<boolean> => {
    const { code } = values;
    const answer = await sendCall(zipCodeCalls.affected, { query: { code: String(code) } });
    const affected = 'data' in answer ? answer.data : null;
    const others = affected ? affected.rows - (base?.code === code ? 1 : 0) : 0;
    const changed = affected && others > 0 ? changedOffices(affected, values) : [];
    if (!affected || changed.length === 0) return true;
    const moves = changed
      .map(({ name, before, after }) => `${text(titleOf(zipCodes, name))} ${before ?? '-'} → ${after ?? '-'}`)
      .join(', ');
    const list = affected.referencedBy
      .map(({ module, count }) => `${modules.titleOf(module)} ${formatNumber(count)}`)
      .join(', ');
    const remapped = t('remapText', { rows: affected.rows, code: String(code), moves });
    const inUse = list ? ` ${t('inUse', { list })}` : '';
    return new Promise((resolve) => {
      confirm(
        {
          title: t('remapTitle'),
          action: t('remap'),
          text: `${remapped} ${t('remapReach')}${inUse}`,
          onCancel: () => resolve(false),
        },
        () => resolve(true),
      );
    });
  };
}
