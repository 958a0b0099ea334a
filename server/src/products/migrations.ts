import type { SchemaStep } from '../platform/database/migrate.ts';
import { migration as masterInsurance } from './master-insurance/migration.ts';
import { migration as masterInsuranceNmc } from './master-insurance-nmc/migration.ts';
import { migration as productInsurance } from './product-insurance/migration.ts';
import { migration as productInsuranceNmc } from './product-insurance-nmc/migration.ts';
import { migration as productInsuranceV2 } from './product-insurance-v2/migration.ts';
import { migration as masterLob } from './master-lob/migration.ts';
import { migration as product } from './product/migration.ts';
import { migration as productGroup } from './product-group/migration.ts';
import { migration as productGroupNmc } from './product-group-nmc/migration.ts';
import { migration as productNmc } from './product-nmc/migration.ts';
import { migration as productUfi } from './product-ufi/migration.ts';
import { vehicleGroupView } from './vehicle-groups/view.ts';
import { migration as productGroupUfi } from './product-group-ufi/migration.ts';

/** The steps of the schema of products; a name is never changed once released. */
export const productsMigrations: Readonly<Record<string, SchemaStep>> = {
  '0500_line_of_business': masterLob,
  '0501_product_group': productGroup,
  '0502_product_group_nmc': productGroupNmc,
  '0503_product_group_ufi': productGroupUfi,
  '0511_product': product,
  '0650_product_nmc': productNmc,
  '0651_product_ufi': productUfi,
  '0652_insurance_package': masterInsurance,
  '0653_insurance_package_nmc': masterInsuranceNmc,
  '0654_insurance_tariff_v1': productInsurance,
  '0655_insurance_tariff': productInsuranceV2,
  '0656_insurance_tariff_nmc': productInsuranceNmc,
  '1141_vehicle_group_view': vehicleGroupView,
};
