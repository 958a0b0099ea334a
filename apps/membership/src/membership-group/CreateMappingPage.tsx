import { choice, date, paragraph, reference, references } from '@console/contracts/core/fields';
import { text } from '@console/contracts/core/text';
import { groupRoles, groups, mostAdded, type AddOutcome } from '@console/contracts/membership/membership-group';
import { Button } from '@console/ui/core';
import { FieldsPanel } from '@console/ui/fields-dialog';
import { useToday } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { Page } from '@console/ui/page';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { add } from './endpoints.ts';
import { messages } from './messages.ts';
import { paths } from './paths.ts';

const fields = {
  groupId: reference(groups),
  memberIds: references('membership-group/candidates/lov', { minimum: 1, maximum: mostAdded }),
  role: choice(groupRoles),
  joinedDate: date(),
  note: paragraph({ maximum: 255, required: false }),
};
const titles = {
  groupId: text('Grup', 'Group'),
  memberIds: text('Member', 'Members'),
  role: text('Peran', 'Role'),
  joinedDate: text('Bergabung', 'Joined'),
  note: text('Catatan', 'Note'),
};

interface Added {
  readonly groupId: string;
  readonly added: number;
  readonly outcomes: readonly AddOutcome[];
}

function Outcomes({ result, onAgain }: { readonly result: Added; readonly onAgain: () => void }) {
  const t = useMessages(messages);
  const { groupId, added, outcomes } = result;
  return (
    <section className="panel" aria-label={t('result')}>
      <h2>{t('result')}</h2>
      <output>{t('addedCount', { added, count: outcomes.length })}</output>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{t('memberNo')}</th>
            <th scope="col">{t('name')}</th>
            <th scope="col">{t('outcome')}</th>
          </tr>
        </thead>
        <tbody>
          {outcomes.map(({ memberId, memberNo, name, message }) => (
            <tr key={memberId}>
              <td>{memberNo}</td>
              <td>{name}</td>
              <td>{message ?? t('added')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <Button onClick={onAgain}>{t('again')}</Button>{' '}
        <PageLink className="button" to={paths.detail({ secureId: groupId })}>
          {t('open')}
        </PageLink>
      </p>
    </section>
  );
}

/** Adds members to a group: which group, who, since when; and who could not be added, and why. */
export default function CreateMappingPage() {
  const t = useMessages(messages);
  const [address] = useSearchParams();
  const [send] = add.useMutation();
  const [result, setResult] = useState<Added | null>(null);
  const today = useToday();
  const groupId = address.get('groupId');
  return (
    <Page title={t('manyTitle')}>
      {result ? (
        <Outcomes result={result} onAgain={() => setResult(null)} />
      ) : (
        <FieldsPanel
          resource={groups}
          name="create-mapping"
          fields={fields}
          titles={titles}
          initial={{ role: 'MEMBER', joinedDate: today, ...(groupId ? { groupId } : {}) }}
          action={t('add')}
          send={async (values) => {
            const answer = await send({ body: values as never });
            return 'data' in answer
              ? { data: { ...answer.data, groupId: String(values['groupId']) } }
              : { error: answer.error };
          }}
          onDone={setResult}
        />
      )}
    </Page>
  );
}
