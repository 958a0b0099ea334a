import { roles } from '@console/contracts/shell/roles';
import '@console/ui/form';
import { useMessages } from '@console/ui/messages';
import { ErrorContent, Page } from '@console/ui/page';
import { RecordGate } from '@console/ui/record';
import { useParams } from 'react-router';
import { Loading } from '../Loading.tsx';
import { messages } from './messages.ts';
import { exportables } from './restriction.ts';
import { RestrictionForm } from './RestrictionForm.tsx';
import '../administration.css';
import './roles.css';
import { isAdmin, places as readPlaces, restriction } from './screens.ts';

/** Changes what a role may export (docs/model/platform.md#export-restriction). */
export default function RestrictionPage() {
  const { id = '' } = useParams();
  const t = useMessages(messages);
  const { currentData: stored, error, refetch } = restriction.useQuery({ parameters: { secureId: id } });
  const { data: places } = readPlaces.useQuery({});
  return (
    <RecordGate resource={roles} secureId={id}>
      {(role) => (
        <Page title={t('restrictionOf', { name: role.name })}>
          {isAdmin(role) ? (
            <p className="panel">{t('adminUnrestricted')}</p>
          ) : error && !stored ? (
            <ErrorContent error={error} onRetry={refetch} />
          ) : stored && places ? (
            <RestrictionForm
              key={stored.roleSecureId}
              role={role}
              stored={stored}
              modules={exportables(places, role.permissions)}
              onStale={() => void refetch()}
            />
          ) : (
            <Loading />
          )}
        </Page>
      )}
    </RecordGate>
  );
}
