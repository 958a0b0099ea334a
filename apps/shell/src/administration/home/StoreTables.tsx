import { useInFlagGroup } from '@console/auth';
import { homeStoreCalls } from '@console/contracts/branches-stores/home-stores';
import { Stores } from './Stores.tsx';
import { StoreTransactions } from './StoreTransactions.tsx';
import { WhenSeen } from './WhenSeen.tsx';

/** How the stores of the person's area do. Each table is read once it is scrolled to. */
export default function StoreTables() {
  const isShown = useInFlagGroup(homeStoreCalls.stores.flagGroup ?? 'all');
  return (
    isShown && (
      <>
        <WhenSeen>
          <Stores />
        </WhenSeen>
        <WhenSeen>
          <StoreTransactions />
        </WhenSeen>
      </>
    )
  );
}
