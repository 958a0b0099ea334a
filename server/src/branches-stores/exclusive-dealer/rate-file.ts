import { dealerRateImport } from '@console/contracts/branches-stores/exclusive-dealer-rate';
import type { Application } from '../../platform/http/application.ts';
import type { RowValues } from '../../records/imports/handler.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { termsFileHandler } from '../outlet-terms/file-handler.ts';
import { rateFile, ratesOf } from '../outlet-terms/rate-file.ts';
import { dealerFile } from './file.ts';
import { dealerRateRegister } from './rate-definition.ts';

type Values = RowValues<(typeof dealerRateImport)['columns']>;

/** Import of rates of dealers, for all groups and brands. */
export const dealerRateFile = (app: Application, registered: RegisteredResource) =>
  termsFileHandler<Values>(app, registered, {
    ...dealerFile,
    ...rateFile<Values>(app, dealerRateRegister, dealerFile.outlet),
    definition: dealerRateImport,
    agreed: (values) => ({ ...ratesOf(values), productGroupId: null, brand: null, quotaContracts: null }),
  });
