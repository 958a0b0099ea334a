import { useCan, useInFlagGroup } from '@console/auth';
import { homeCalls } from '@console/contracts/shell/home';
import { mroUsers } from '@console/contracts/shell/mro-users';
import { Counters } from './Counters.tsx';
import { Due } from './Due.tsx';
import { MroUsers } from './MroUsers.tsx';
import './waiting.css';

const { privilege, action } = mroUsers.access as Exclude<typeof mroUsers.access, string>;

/**
 * Work that waits for the user: counters, work list and the mapping of MRO users; the latter two depend on the flag
 * group.
 */
export default function Waiting() {
  const isDueShown = useInFlagGroup(homeCalls.due.flagGroup ?? 'all');
  const isMappingShown = useInFlagGroup('MRO');
  const can = useCan(privilege);
  return (
    <>
      <Counters />
      {isDueShown && <Due />}
      {isMappingShown && can(action) && <MroUsers />}
    </>
  );
}
