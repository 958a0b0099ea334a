import { useInFlagGroup } from '@console/auth';
import { homeCalls } from '@console/contracts/shell/home';
import { Counters } from './Counters.tsx';
import { Due } from './Due.tsx';
import './waiting.css';

/** What waits for the user: numbers, and the work list, which a card printing vendor has not. */
export default function Waiting() {
  const isShownDue = useInFlagGroup(homeCalls.due.flagGroup ?? 'all');
  return (
    <>
      <Counters />
      {isShownDue && <Due />}
    </>
  );
}
