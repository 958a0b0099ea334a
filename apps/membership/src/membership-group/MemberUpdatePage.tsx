import { date, paragraph } from '@console/contracts/core/fields';
import { text } from '@console/contracts/core/text';
import { groupMappings, groups, type GroupMapping } from '@console/contracts/membership/membership-group';
import { resourceApi } from '@console/api';
import { useCan } from '@console/auth';
import { FieldsDialog } from '@console/ui/fields-dialog';
import { notify } from '@console/ui/feedback';
import { UpdatePage } from '@console/ui/form';
import { useToday } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { Part, RecordNotFoundContent } from '@console/ui/page';
import { ActionButton } from '@console/ui/why';
import { useState } from 'react';
import { useParams } from 'react-router';
import { end } from './endpoints.ts';
import { messages } from './messages.ts';
import { paths } from './paths.ts';

const fields = { leftDate: date(), reason: paragraph({ minimum: 5, maximum: 255 }) };
const titles = { leftDate: text('Keluar', 'Left'), reason: text('Alasan', 'Reason') };

function EndButton({ mapping }: { readonly mapping: GroupMapping }) {
  const t = useMessages(messages);
  const can = useCan(groups.privilege);
  const [isOpen, setOpen] = useState(false);
  const today = useToday();
  const [send] = end.useMutation();
  const { secureId, version } = mapping;
  if (!can('update') || mapping.leftDate !== null) return null;
  return (
    <>
      <ActionButton variant="danger" onClick={() => setOpen(true)}>
        {t('end')}
      </ActionButton>
      {isOpen && (
        <FieldsDialog
          resource={groupMappings}
          name={`end:${secureId}`}
          fields={fields}
          titles={titles}
          initial={{ leftDate: today }}
          title={t('end')}
          text={t('endText')}
          action={t('end')}
          danger
          send={(values) => send({ body: { secureId, version, ...values } as never })}
          onDone={() => {
            setOpen(false);
            notify.success(t('ended'));
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const api = resourceApi(groupMappings);

/** The latest membership of a member in a group: role, dates and note, and its end. */
export default function MemberUpdatePage() {
  const { id = '', memberId = '' } = useParams();
  const reading = api.useListQuery({ groupId: id, memberId, sort: ['joinedDate,desc'], size: 10 } as never);
  return (
    <Part of={reading as never}>
      {({ rows }: { readonly rows: readonly GroupMapping[] }) => {
        const mapping = rows.find(({ leftDate }) => leftDate === null) ?? rows[0];
        if (!mapping) return <RecordNotFoundContent />;
        return (
          <UpdatePage
            resource={groupMappings}
            secureId={mapping.secureId}
            paths={{ detail: () => paths.detail({ secureId: id }) }}
            banner={(record) => <EndButton mapping={record as unknown as GroupMapping} />}
          />
        );
      }}
    </Part>
  );
}
