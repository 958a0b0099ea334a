import { sendCall } from '@console/api';
import { zipCodeCalls } from '@console/contracts/branches-stores/zip-code';
import { confirm } from '@console/ui/dialogs';
import type { FormValues } from '@console/ui/form';
import { useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';

/**
 * Asks before the office of a code changes, since it changes for all rows of the code; shows how many, and what is
 * located there. If the counts cannot be read, the save continues: the server checks it anyway.
 */
export function useRemapQuestion() {
  const t = useMessages(messages);
  return async ({ code, officeCode }: FormValues, base: FormValues | undefined): Promise<boolean> => {
    const answer = await sendCall(zipCodeCalls.affected, { query: { code: String(code) } });
    const affected = 'data' in answer ? answer.data : null;
    const others = affected ? affected.rows - (base?.code === code ? 1 : 0) : 0;
    if (!affected || affected.officeCode === null || affected.officeCode === officeCode || others === 0) return true;
    const list = affected.referencedBy.map(({ module, count }) => `${module} ${count}`).join(', ');
    const remapped = t('remapText', { rows: affected.rows, code: String(code), office: String(officeCode) });
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
