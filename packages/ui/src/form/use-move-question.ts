import type { Resource } from '@console/contracts/core/resource';
import { titleOf } from '@console/contracts/core/titles';
import { confirm } from '../dialogs/index.ts';
import { formatNumber } from '../formats/index.ts';
import { useMessages, useText } from '../messages/index.ts';
import { recordLabel } from '../record/index.ts';
import type { FormValues } from './declaration.ts';
import { messages } from './messages.ts';

/**
 * Asks before a record moves to another one that it belongs to, where others move along (`parent.takes`).
 * @returns for a save: whether to go on
 */
export function useMoveQuestion(resource: Resource) {
  const t = useMessages(messages);
  const text = useText();
  return async (values: FormValues, base: FormValues | undefined): Promise<boolean> => {
    const { field = '', takes } = resource.parent ?? {};
    if (!takes || !base || base[field] === values[field]) return true;
    const along = takes.map((name) => `${text(titleOf(resource, name))}: ${formatNumber(Number(base[name]))}`);
    return new Promise((resolve) => {
      confirm(
        {
          title: t('moveTitle', { name: recordLabel(resource, base), parent: text(titleOf(resource, field)) }),
          text: t('moveText', { along: along.join(', ') }),
          action: t('move'),
          onCancel: () => resolve(false),
        },
        () => resolve(true),
      );
    });
  };
}
