import type { Mro } from '@console/contracts/branches-stores/mro';
import { bulkLimit } from '@console/contracts/core/list-limits';
import { Checkbox } from '@console/ui/core';
import { LovInput } from '@console/ui/lov';
import { useMessages } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { useId, useState } from 'react';
import { messages } from './messages.ts';
import { useMemberActions } from './use-member-actions.ts';

/** Chooses users and maps them to the MRO. */
export function AddMembers({ mro }: { readonly mro: Mro }) {
  const t = useMessages(messages);
  const id = useId();
  const { add } = useMemberActions(mro);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [complete, setComplete] = useState(true);
  return (
    <section className="panel">
      <label className="form-label" htmlFor={id}>
        {t('addMembers')}
      </label>
      <LovInput id={id} path="user/lov" several value={chosen} onChange={setChosen} placeholder={t('searchUser')} />
      <p>
        <label>
          <Checkbox checked={complete} onChange={({ target }) => setComplete(target.checked)} /> {t('complete')}
        </label>
      </p>
      <ActionButton
        variant="primary"
        disabled={chosen.length === 0 || chosen.length > bulkLimit}
        onClick={() => add(chosen, complete, () => setChosen([]))}
      >
        {t('add')}
      </ActionButton>
    </section>
  );
}
