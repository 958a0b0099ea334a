import { useInFlagGroup } from '@console/auth';
import { homeStoresSeenBy } from '@console/contracts/branches-stores/home-stores-seen-by';
import { later } from '@console/ui/later';
import { useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';
import { WhenSeen } from './WhenSeen.tsx';

const Stores = later(() => import(/* webpackChunkName: "stores" */ './Stores.tsx'));
const StoreTransactions = later(() => import(/* webpackChunkName: "store-transactions" */ './StoreTransactions.tsx'));

/** How the stores of the person's area do. Each table is read once it is scrolled to. */
export default function StoreTables() {
  const t = useMessages(messages);
  const isShown = useInFlagGroup(homeStoresSeenBy);
  return (
    isShown && (
      <>
        <section className="panel" aria-labelledby="home-stores">
          <h2 id="home-stores">{t('stores')}</h2>
          <WhenSeen>
            <Stores />
          </WhenSeen>
        </section>
        <section className="panel" aria-labelledby="home-store-trx">
          <h2 id="home-store-trx">{t('transactions')}</h2>
          <WhenSeen>
            <StoreTransactions />
          </WhenSeen>
        </section>
      </>
    )
  );
}
