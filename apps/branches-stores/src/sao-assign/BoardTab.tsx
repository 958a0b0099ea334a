import { isRecordId, useAddressValues } from '@console/ui/left-out';
import { LovInput } from '@console/ui/lov';
import { useMessages } from '@console/ui/messages';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { Board } from './Board.tsx';
import { messages } from './messages.ts';

/** An office is chosen by its record of one line. */
const ofOneLine = { line: 'SPEKTRA' } as const;

/** The load of the SAOs of the branch in the address. */
export function BoardTab() {
  const t = useMessages(messages);
  const id = useId();
  const { branchId } = useAddressValues({ branchId: { title: t('branch'), accepts: isRecordId } });
  const [, setAddress] = useSearchParams();
  return (
    <>
      <label htmlFor={id}>{t('branch')}</label>
      <LovInput
        id={id}
        path="branch/lov"
        parameters={ofOneLine}
        value={branchId ? [branchId] : []}
        onChange={([chosen]) => setAddress({ tab: 'load', ...(chosen ? { branchId: chosen } : {}) })}
      />
      {branchId ? <Board branchId={branchId} /> : <p>{t('chooseBranch')}</p>}
    </>
  );
}
