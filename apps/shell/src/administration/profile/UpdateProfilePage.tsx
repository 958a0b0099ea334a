import { loadProfile } from '@console/auth';
import { changesEmail, ownAccount as form, ownAccountOf } from '@console/contracts/shell/own-account';
import type { Account } from '@console/contracts/shell/profile';
import { text } from '@console/contracts/core/text';
import type { RecordOf } from '@console/contracts/core/resource';
import { ResourceForm, type FormSectionsOf } from '@console/ui/form';
import { useMessages } from '@console/ui/messages';
import { ErrorContent, Page } from '@console/ui/page';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { ownAccount } from '../account.ts';
import '../administration.css';
import { Loading } from '../Loading.tsx';
import { messages } from './messages.ts';
import { PasswordInput } from './PasswordInput.tsx';
import { PhotoInput } from './PhotoInput.tsx';
import './photo.css';

const passwordHelp = text(
  'Perubahan alamat e-mail perlu dibuktikan dengan password',
  'A change of the e-mail address is proved with the password',
);

const sectionsOf = ({ email }: Account): FormSectionsOf<typeof form> => [
  {
    fields: [
      { name: 'photoFileId', input: PhotoInput },
      'name',
      'phone',
      'email',
      {
        name: 'currentPassword',
        input: PasswordInput,
        secret: true,
        demanded: true,
        help: passwordHelp,
        visible: (values) => changesEmail(values.email, email),
      },
    ],
  },
];

function AccountForm({ account }: { readonly account: Account }) {
  const navigate = useNavigate();
  const [opened] = useState(account);
  const resource = useMemo(() => ownAccountOf(opened), [opened]);
  const sections = useMemo(() => sectionsOf(opened), [opened]);
  const leave = () => void navigate('/profile', { replace: true });
  return (
    <ResourceForm
      resource={resource}
      record={account as unknown as RecordOf<typeof form>}
      sections={sections}
      onCancel={leave}
      onSaved={() => {
        void loadProfile();
        leave();
      }}
    />
  );
}

/** The user changes their own account (docs/model/shell.md#profile-page). */
export default function UpdateProfilePage() {
  const t = useMessages(messages);
  const { data, error, refetch } = ownAccount.useQuery({});
  if (error && !data) return <ErrorContent error={error} onRetry={refetch} />;
  if (!data) return <Loading />;
  return (
    <Page title={t('update')} {...(data.signInMode === 'SSO' ? { note: t('keptByIdentity') } : {})}>
      <AccountForm account={data} />
    </Page>
  );
}
