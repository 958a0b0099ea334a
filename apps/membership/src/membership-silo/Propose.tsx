import { mutationEndpoint } from '@console/api';
import { callsOf } from '@console/contracts/core/resource';
import { siloRecords, type SiloRecord } from '@console/contracts/membership/membership-silo';
import { notify } from '@console/ui/feedback';
import { FieldsDialog } from '@console/ui/fields-dialog';
import { useMessages } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { useState } from 'react';
import { messages } from './messages.ts';

const propose = mutationEndpoint(callsOf(siloRecords).propose);

/** Proposes to join the record with a member: a candidate, or one whose number is typed. */
export function Propose({ record, memberNo }: { readonly record: SiloRecord; readonly memberNo?: string }) {
  const t = useMessages(messages);
  const [open, setOpen] = useState(false);
  const [send] = propose.useMutation();
  const { secureId, version } = record;
  return (
    <>
      <ActionButton onClick={() => setOpen(true)}>
        {memberNo === undefined ? t('propose') : t('proposeMember', { memberNo })}
      </ActionButton>
      {open && (
        <FieldsDialog
          resource={siloRecords}
          name={`propose:${secureId}:${memberNo ?? ''}`}
          fields={siloRecords.acts.propose.fields}
          titles={siloRecords.acts.propose.titles}
          {...(memberNo === undefined ? {} : { initial: { memberNo } })}
          title={t('propose')}
          text={t('proposeText')}
          action={t('propose')}
          send={(values) => send({ body: { secureId, version, ...values } as never })}
          onDone={() => {
            setOpen(false);
            notify.success(t('proposed'));
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
