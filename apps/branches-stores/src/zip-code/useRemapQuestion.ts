import { sendCall } from '@console/api';
import { zipCodeCalls, type ZipCodeAffected } from '@console/contracts/branches-stores/zip-code';
import { confirm } from '@console/ui/dialogs';
import type { FormValues } from '@console/ui/form';
import { useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';

/**
 * Asks before an office of a code is changed, since all rows of the code follow: says how many, and what lies in the code.
 * An answer that cannot be had does not stop the save, which the services check anyway.
 */
export function useRemapQuestion() {
  const t = useMessages(messages);
  return async ({ code, officeCode }: FormValues, base: FormValues | undefined): Promise<boolean> => {
    const answer = await sendCall<ZipCodeAffected>(zipCodeCalls.affected, { query: { code: String(code) } });
    const affected = 'data' in answer ? answer.data : null;
    const others = affected ? affected.rows - (base?.code === code ? 1 : 0) : 0;
    if (!affected || affected.officeCode === null || affected.officeCode === officeCode || others === 0) return true;
    const list = affected.referencedBy.map(({ module, count }) => `${module} ${count}`).join(', ');
    return new Promise((resolve) => {
      confirm(
        {
          title: t('remapTitle'),
          action: t('remap'),
          text: `${t('remapText', { rows: affected.rows, code: String(code), office: String(officeCode) })}${list ? ` ${t('inUse', { list })}` : ''}`,
          onCancel: () => resolve(false),
        },
        () => resolve(true),
      );
    });
  };
}
