import { seedId } from '../../platform/database/seed-id.ts';

/**
 * The body of a new branch of SPEKTRA for tests.
 * @param officeCode five digits that no branch has
 * @param rest what the test is about; zip code and province belong together
 */
export const newBranchBody = (officeCode: string, rest: Readonly<Record<string, unknown>>): never =>
  ({
    officeCode,
    name: `Cabang ${officeCode}`,
    officeType: 'CABANG',
    mroId: seedId('mro', '040101'),
    address: 'Jalan Merdeka No. 1',
    city: 'Jakarta',
    provinsi: 'DKI Jakarta',
    centralDecision: false,
    ...rest,
  }) as never;
