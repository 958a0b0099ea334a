import { queryEndpoint } from '@console/api';
import { registrationCalls, type RegistrationLine } from '@console/contracts/branches-stores/outlet/duplicates';
import { TextInput, type InputProps } from '@console/ui/form';
import { useMessages } from '@console/ui/messages';
import { useEffect, useId, useRef, type ComponentType } from 'react';
import { messages } from './messages.ts';

/** The input of the zip code, which fills in the branch that serves it: another one may be chosen afterwards. */
export const zipCodeInput = (line: RegistrationLine): ComponentType<InputProps> =>
  function ZipCodeInput(props) {
    const { value, onSet, disabled } = props;
    const id = useId();
    const t = useMessages(messages);
    const zipCode = typeof value === 'string' && /^\d{5}$/.test(value.trim()) ? value.trim() : null;
    // The branch of a stored outlet stays until its zip code is changed.
    const filled = useRef(zipCode);
    const { currentData: branch } = queryEndpoint(registrationCalls[line].branchOf).useQuery(
      { query: { zipCode: zipCode ?? '' } },
      { skip: zipCode === null || disabled },
    );
    useEffect(() => {
      if (zipCode === null || !branch || filled.current === zipCode) return;
      filled.current = zipCode;
      onSet?.('branchId', branch.secureId);
    }, [zipCode, branch, onSet]);
    return (
      <>
        <TextInput {...props} describedBy={[props.describedBy, id].filter(Boolean).join(' ')} />
        <output id={id} className="form-help">
          {zipCode !== null && branch && t('servedBy', { branch: `${branch.code} ${branch.name}` })}
          {zipCode !== null && branch === null && t('servedByNone', { line })}
        </output>
      </>
    );
  };
