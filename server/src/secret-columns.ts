import { branchesStoresSecrets } from './branches-stores/secret-columns.ts';
import { cardsSecrets } from './cards/secret-columns.ts';
import { membershipSecrets } from './membership/secret-columns.ts';
import { ordersLogsSecrets } from './orders-logs/secret-columns.ts';
import { peopleSecrets } from './people/secret-columns.ts';
import { platformSecrets } from './platform/secret-columns.ts';
import { productsSecrets } from './products/secret-columns.ts';
import { promosProductsSecrets } from './promos-products/secret-columns.ts';
import { recordsSecrets } from './records/secret-columns.ts';
import type { SecretColumn } from './platform/protected-text/columns.ts';

/** All encrypted columns: a change of the data key encrypts them again, and a dump does not reveal them. */
export const secretColumns: readonly SecretColumn[] = [
  ...platformSecrets,
  ...peopleSecrets,
  ...recordsSecrets,
  ...branchesStoresSecrets,
  ...productsSecrets,
  ...promosProductsSecrets,
  ...ordersLogsSecrets,
  ...membershipSecrets,
  ...cardsSecrets,
];
