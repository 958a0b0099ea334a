import { isApiError, mutationEndpoint } from '@console/api';
import { inquiryCalls } from '@console/contracts/branches-stores/outlet/bank-inquiry';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { Button, usePreviewOf } from '@console/ui/core';
import { TextInput, type InputProps } from '@console/ui/form';
import { useMessages } from '@console/ui/messages';
import { useId, type ComponentType } from 'react';
import { messages } from './messages.ts';

const inquiries = {
  SPEKTRA: mutationEndpoint(inquiryCalls.SPEKTRA),
  NMC: mutationEndpoint(inquiryCalls.NMC),
  UFI: mutationEndpoint(inquiryCalls.UFI),
} as const;

/** The account to ask about; `null` while it is incomplete or its number is masked, because nobody changed it. */
function typedAccount({ bankCode, accountNo }: InputProps['values']) {
  if (typeof bankCode !== 'string' || typeof accountNo !== 'string' || !/^[\d .-]{6,}$/.test(accountNo)) return null;
  return { bankCode: bankCode as '014', accountNo: accountNo.replaceAll(/\D/g, '') };
}

/** The input of the account holder, with a button that asks the bank for the name. */
export const holderInput = (line: BusinessLine): ComponentType<InputProps> =>
  function HolderInput(props) {
    const { values, disabled } = props;
    const id = useId();
    const t = useMessages(messages);
    const [inquire] = inquiries[line].useMutation();
    const account = typedAccount(values);
    const { preview: answer, hold } = usePreviewOf<string>(account);
    const check = async () => {
      if (!account) return;
      const outcome = await inquire({ body: account });
      if ('data' in outcome) hold(t('holder', { name: outcome.data.accountName }));
      else if (isApiError(outcome.error)) hold(t('unverified', { message: outcome.error.message }));
    };
    return (
      <>
        <TextInput {...props} describedBy={[props.describedBy, id].filter(Boolean).join(' ')} />
        <Button disabled={disabled} why={account ? undefined : t('incomplete')} onClick={check}>
          {t('check')}
        </Button>
        <output id={id} className="form-help">
          {answer}
        </output>
      </>
    );
  };
