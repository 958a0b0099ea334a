import type { Resource } from '@console/contracts/core/resource';

type Loader = () => Promise<Resource>;

/**
 * The contracts of the sets of master data, by module. Each is fetched when a report of it is opened: all of them
 * together would be most of the contracts.
 */
export const contracts: Readonly<Record<string, Loader>> = {
  'master-lob': async () => (await import('@console/contracts/products/master-lob')).linesOfBusiness as Resource,
  'product-group': async () => (await import('@console/contracts/products/product-group')).productGroups as Resource,
  'product-group-nmc': async () =>
    (await import('@console/contracts/products/product-group-nmc')).productGroupsNmc as Resource,
  'product-group-ufi': async () =>
    (await import('@console/contracts/products/product-group-ufi')).objectGroups as Resource,
  product: async () => (await import('@console/contracts/products/product')).products as Resource,
  'product-nmc': async () => (await import('@console/contracts/products/product-nmc')).productsNmc as Resource,
  'product-ufi': async () => (await import('@console/contracts/products/product-ufi')).collateral as Resource,
  'master-insurance': async () => (await import('@console/contracts/products/master-insurance')).insurances as Resource,
  'master-insurance-nmc': async () =>
    (await import('@console/contracts/products/master-insurance-nmc')).insurancesNmc as Resource,
  'product-insurance': async () =>
    (await import('@console/contracts/products/product-insurance')).tariffsV1 as Resource,
  'product-insurance-v2': async () =>
    (await import('@console/contracts/products/product-insurance-v2')).tariffsV2 as Resource,
  'product-insurance-nmc': async () =>
    (await import('@console/contracts/products/product-insurance-nmc')).tariffsNmc as Resource,
  mra: async () => (await import('@console/contracts/branches-stores/mra')).mras as Resource,
  mro: async () => (await import('@console/contracts/branches-stores/mro')).mros as Resource,
  regions: async () => (await import('@console/contracts/branches-stores/regions')).regions as Resource,
  'zip-code': async () => (await import('@console/contracts/branches-stores/zip-code')).zipCodes as Resource,
  companies: async () => (await import('@console/contracts/branches-stores/companies')).companies as Resource,
  'store-groups': async () => (await import('@console/contracts/branches-stores/store-groups')).storeGroups as Resource,
  'master-kios': async () => (await import('@console/contracts/branches-stores/master-kios')).kiosks as Resource,
  'branch-cms': async () => (await import('@console/contracts/branches-stores/branch-cms')).branchContents as Resource,
  'qanun-branch': async () =>
    (await import('@console/contracts/branches-stores/qanun-branch')).qanunBranches as Resource,
  'master-qanun-branch-nmc': async () =>
    (await import('@console/contracts/branches-stores/qanun-branch-nmc')).qanunNmcBranches as Resource,
  'financial-scheme': async () =>
    (await import('@console/contracts/branches-stores/financial-scheme')).financialSchemes as Resource,
  'financial-scheme-nmc': async () =>
    (await import('@console/contracts/branches-stores/financial-scheme-nmc')).financialSchemesNmc as Resource,
  branch: async () => (await import('@console/contracts/branches-stores/branch/register')).spektraBranches as Resource,
  'master-branch-nmc': async () =>
    (await import('@console/contracts/branches-stores/branch/register')).nmcBranches as Resource,
  'master-branch-ufi': async () =>
    (await import('@console/contracts/branches-stores/branch/register')).ufiBranches as Resource,
  'master-branch-nmc-promo-fee': async () =>
    (await import('@console/contracts/branches-stores/promo-fee/promo-fees')).promoFees as Resource,
  store: async () => (await import('@console/contracts/branches-stores/store')).stores as Resource,
  'dealer-nmc': async () => (await import('@console/contracts/branches-stores/dealer-nmc')).dealersNmc as Resource,
  'dealer-ufi': async () => (await import('@console/contracts/branches-stores/dealer-ufi')).dealersUfi as Resource,
  mediator: async () => (await import('@console/contracts/branches-stores/mediator')).mediators as Resource,
  'exclusive-dealer-admin': async () =>
    (await import('@console/contracts/branches-stores/exclusive-dealer-admin')).dealerAdminFees as Resource,
  'exclusive-dealer-rate': async () =>
    (await import('@console/contracts/branches-stores/exclusive-dealer-rate')).dealerRates as Resource,
  'membership-database-type': async () =>
    (await import('@console/contracts/membership/membership-database-type')).databaseTypes as Resource,
  'program-type': async () => (await import('@console/contracts/membership/program-type')).programTypes as Resource,
  'membership-group': async () => (await import('@console/contracts/membership/membership-group')).groups as Resource,
  'tiering-plafond': async () => (await import('@console/contracts/membership/tiering-plafond')).tiers as Resource,
  'master-reason-update': async () =>
    (await import('@console/contracts/membership/master-reason-update')).updateReasons as Resource,
  promo: async () => (await import('@console/contracts/promos-products/promo')).spektraPromos as Resource,
  'promo-nmc': async () => (await import('@console/contracts/promos-products/promo')).nmcPromos as Resource,
  'promo-ufi': async () => (await import('@console/contracts/promos-products/promo')).ufiPromos as Resource,
  'card-design': async () => (await import('@console/contracts/cards/card-design')).cardDesigns as Resource,
  'card-reset-reason': async () =>
    (await import('@console/contracts/cards/card-reset-reason')).resetReasons as Resource,
  'card-sources': async () => (await import('@console/contracts/cards/card-sources')).cardSources as Resource,
  'card-types': async () => (await import('@console/contracts/cards/card-types')).cardTypes as Resource,
  'reason-delivery-return': async () =>
    (await import('@console/contracts/cards/reason-delivery-return')).deliveryReturnReasons as Resource,
  'reason-for-loss': async () => (await import('@console/contracts/cards/reason-for-loss')).lossReasons as Resource,
  'reason-verification-return': async () =>
    (await import('@console/contracts/cards/reason-verification-return')).verificationReturnReasons as Resource,
  'reasons-for-extension': async () =>
    (await import('@console/contracts/cards/reasons-for-extension')).extensionReasons as Resource,
  'update-sms-content': async () =>
    (await import('@console/contracts/orders-logs/update-sms-content')).smsContents as Resource,
};
