import { useProfile } from '@console/auth';
import { holdsJobSix, isAdmin } from '@console/contracts/shell/profile';
import { Counters } from './Counters.tsx';
import { Due } from './Due.tsx';
import './waiting.css';

/** What waits for the user: numbers, and the work list, which a card printing vendor has not. */
export default function Waiting() {
  const profile = useProfile();
  const roles = profile.state === 'loaded' ? profile.data.listRoles : [];
  return (
    <>
      <Counters />
      {(isAdmin(roles) || !holdsJobSix(roles)) && <Due />}
    </>
  );
}
