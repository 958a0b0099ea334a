import { mutationEndpoint, type ApiError } from '@console/api';
import {
  factorCalls,
  factorName,
  type Enrolled,
  type Factor,
  type FactorKind,
} from '@console/contracts/shell/second-factor';
import { Button } from '@console/ui/core';
import { Dialog } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { ActionButton } from '@console/ui/why';
import { useMessages } from '@console/ui/messages';
import { useState, type SubmitEvent } from 'react';
import { EnrolFactor } from '../../second-factor/EnrolFactor.tsx';
import { messages as enrolWords } from '../../second-factor/messages.ts';
import { RecoveryCodes } from '../../second-factor/RecoveryCodes.tsx';
import { Field } from '../../sign-in/Field.tsx';
import { factorMessages } from './factor-messages.ts';

const beginFactor = mutationEndpoint(factorCalls.begin);
const addFactor = mutationEndpoint(factorCalls.add);
const renameFactor = mutationEndpoint(factorCalls.rename);

/** Text for a refused call; empty when the user cancelled. */
const faultOf = ({ code, errors, message }: ApiError) => (code === 'CANCELLED' ? '' : (errors[0]?.message ?? message));

interface AddProps {
  readonly passkeys: boolean;
  readonly onClose: () => void;
  /** Called with the recovery codes that come with the first factor. */
  readonly onCodes: (codes: readonly string[]) => void;
}

/** Enrols another second factor for the user. */
export function AddFactorDialog({ passkeys, onClose, onCodes }: AddProps) {
  const t = useMessages(factorMessages);
  const word = useMessages(enrolWords);
  const [begin] = beginFactor.useMutation();
  const [add] = addFactor.useMutation();
  const start = async (kind: FactorKind) => {
    const answer = await begin({ body: { kind } });
    return 'error' in answer ? { fault: faultOf(answer.error) } : answer;
  };
  const finish = async (enrolled: Enrolled) => {
    const answer = await add({ body: enrolled });
    if ('error' in answer) return faultOf(answer.error);
    notify.success(t('added'));
    onClose();
    if (answer.data.recoveryCodes.length > 0) onCodes(answer.data.recoveryCodes);
    return null;
  };
  return (
    <Dialog
      title={word('enrolTitle')}
      width={440}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('cancel')}</Button>}
    >
      <p>{word('choose')}</p>
      <EnrolFactor kinds={passkeys ? ['TOTP', 'PASSKEY'] : ['TOTP']} begin={start} finish={finish} />
    </Dialog>
  );
}

/** Renames a factor. */
export function RenameFactorDialog({ factor, onClose }: { readonly factor: Factor; readonly onClose: () => void }) {
  const t = useMessages(factorMessages);
  const [rename, { isLoading }] = renameFactor.useMutation();
  const [name, setName] = useState(factor.name);
  const [fault, setFault] = useState<string | null>(null);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const answer = await rename({ body: { secureId: factor.secureId, name } });
    if ('error' in answer) return setFault(faultOf(answer.error));
    return onClose();
  };
  return (
    <Dialog
      title={t('rename')}
      width={420}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <ActionButton type="submit" form="rename-factor" variant="primary" busy={isLoading}>
            {t('save')}
          </ActionButton>
        </>
      }
    >
      <form id="rename-factor" noValidate onSubmit={(event) => void submit(event)}>
        <Field label={t('name')} error={fault}>
          {(aria) => (
            <input
              {...aria}
              className="input"
              value={name}
              maxLength={factorName.maximum}
              onChange={(event) => setName(event.target.value)}
              data-autofocus
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}

/** Shows recovery codes in a dialog; its only button confirms that they are saved. */
export function CodesDialog({ codes, onClose }: { readonly codes: readonly string[]; readonly onClose: () => void }) {
  const word = useMessages(enrolWords);
  return (
    <Dialog title={word('codesTitle')} width={440} onClose={() => undefined} footer={null}>
      <RecoveryCodes codes={codes} onSaved={onClose} />
    </Dialog>
  );
}
