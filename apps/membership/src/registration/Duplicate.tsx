import { useCan } from '@console/auth';
import type { FieldError } from '@console/contracts/core/errors';
import { registrations } from '@console/contracts/membership/registration';
import { useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';

/** The member who has the NIK, or who seems to be the same person, and what may be done. */
export function Duplicate({ errors }: { readonly errors: Readonly<Record<string, FieldError>> }) {
  const t = useMessages(messages);
  const can = useCan(registrations.privilege);
  const { nik, name, duplicateNote } = errors;
  const parametersOf = ({ parameters = {} }: FieldError) => ({
    memberNo: String(parameters['memberNo'] ?? '-'),
    branch: String(parameters['branch'] ?? '-'),
  });
  if (nik?.code === 'DUPLICATE')
    return (
      <p className="panel form-error" role="alert">
        {t('known', parametersOf(nik))}
      </p>
    );
  const same = [name, duplicateNote].find((fault) => fault?.code === 'DUPLICATE_PERSON');
  if (!same) return null;
  return (
    <p className="panel form-error" role="alert">
      {t('same', parametersOf(same))} {t(can('approve') ? 'continueWithNote' : 'askApprover')}
    </p>
  );
}
